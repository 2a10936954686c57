import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import { createStore } from '@store/host'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'react-router-dom'
import { createRemoteStore } from '../remotes/remote-store.ts'
import { prefetchScreen } from '../routing/preload-screen.ts'
import { createSiteMap } from '../routing/site-map.ts'
import { Site } from '../site.tsx'
import { loadContainer } from './load-container.ts'
import { collectingStyleSheet } from './style-texts.ts'

/** What a page is rendered from; the renderer reaches nothing else. */
interface RenderRequest {
  pathname: string
  /** The query of the page, with its question mark; empty without one. */
  search: string
  composition: Composition
  /** The remote that owns the page; the files of its screen have run. */
  remote: string
  /** The answers to the first calls of its route, by their path below /api. */
  answers: Record<string, { body: string; headers: Record<string, string> }>
}

/** HTML that is not what browsers would show; the gateway counts it by this name. */
class MismatchError extends Error {
  override name = 'MismatchError'
}

/**
 * Renders a page for a visitor who is not signed in, with the stable releases.
 * @param request a {@link RenderRequest} as JSON
 * @returns JSON with the `html` of the root element and the `style` element of its styles
 * @throws MismatchError when a part of the page is missing or has no styles, Error when it throws
 */
export async function renderPage(request: string): Promise<string> {
  const {
    pathname,
    search,
    composition,
    remote: name,
    answers,
  }: RenderRequest = JSON.parse(request)
  const release = composition.remotes.find((live) => live.name === name)
  if (release === undefined) throw new Error(`the composition has no ${name}`)
  globalThis.firstCalls = firstCallsFrom(answers)
  const store = createStore()
  const remote = await loadContainer(release)
  await prefetchScreen(remote, { dispatch: store.dispatch, pathname, search })
  const sheet = collectingStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StrictMode>
        <Site
          store={store}
          around={(page) => <OnePage {...{ pathname, search }}>{page}</OnePage>}
          siteMap={createSiteMap(composition.shell, composition.remotes)}
          remotes={loadedRemotes(release, remote)}
          updates={neverUpdated}
          firstHtml={{ pathname, leave: () => undefined }}
        />
      </StrictMode>,
    ),
  )
  // React renders the fallback of a Suspense boundary, and says so here, where its content throws or waits.
  if (html.includes('<!--$!-->')) throw new MismatchError('a part of the page cannot be rendered')
  // The browser would ignore them: the content security policy allows no styles in attributes.
  if (html.includes(' style="')) throw new MismatchError('the page has a style in an attribute')
  return JSON.stringify({ html, style: sheet.getStyleTags() })
}

function firstCallsFrom(answers: RenderRequest['answers']) {
  return Object.fromEntries(
    Object.entries(answers).map(([path, { body, headers }]) => [
      `${location.origin}/api${path}`,
      { authorization: null, answer: Promise.resolve(new Response(body, { headers })) },
    ]),
  )
}

/** As the router of a browser, at an address that never changes. */
function OnePage({
  pathname,
  search,
  children,
}: Pick<RenderRequest, 'pathname' | 'search'> & { children: ReactNode }) {
  return (
    <Router location={{ pathname, search, key: 'default' }} navigator={nowhere} static>
      {children}
    </Router>
  )
}

function loadedRemotes(release: RemoteRelease, remote: Awaited<ReturnType<typeof loadContainer>>) {
  const store = createRemoteStore()
  store.dispatch(release.name, { type: 'started' })
  const named = `${release.name}@${release.version}`
  store.dispatch(release.name, { type: 'arrived', attempt: 1, remote, release: named })
  return {
    store,
    loader: { open: ignore, retry: ignore },
    reports: { crashed: fail, blank: ignore },
  }
}

const ignore = () => undefined

function fail(_release: string | undefined, error: unknown): never {
  throw error
}

const nowhere = {
  createHref: (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: ignore,
  push: ignore,
  replace: ignore,
}

const neverUpdated = { ask: ignore, isUpdateAvailable: () => false, subscribe: () => ignore }
