import type { Composition, RemoteRoute } from '@store/contract/schemas/site/composition'
import { NoAnswerError } from '../../gateway/first-html/renderer/first-answers.ts'
import { findScreen, renderPage } from '../../gateway/first-html/renderer/render-page.ts'
import { createRenderer } from '../../gateway/first-html/renderer/renderer.ts'
import { baseOf, type Release } from '../release.ts'
import { toRemoteEntry, toShellEntry } from '../site/live-remote.ts'
import { readState } from '../site/site-history.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { readFirstLines } from './page-text.ts'
import { findSampleAddress } from './sample-address.ts'

/** What became of the first HTML of a route. */
export type FirstHtmlTrial = { route: string } & (
  | {
      is: 'rendered'
      pathname: string
      bytes: number
      /** Milliseconds with the start of its code, and of a page after that. */
      firstMs: number
      nextMs: number
      /** What a visitor reads first. */
      lines: string[]
    }
  | { is: 'failed'; pathname: string; reason: string }
  /** Nothing is wrong with the release. */
  | { is: 'untried'; reason: string }
)

const linesShown = 4

/** No visitor waits for a trial, and the machine that publishes may be busy: how long a page took is shown instead. */
const limits = { pageMs: 30_000, firstPageMs: 30_000, answerMs: 30_000 }

/**
 * Renders the first HTML of each route that asks for it, as a gateway would if the release were live: of a remote its
 * own routes, of the shell those of all live remotes. Each route has a fresh process.
 * @param origin of the site whose API answers what the pages ask first
 * @returns nothing before there is a site
 */
export async function tryFirstHtml(
  store: ReleaseStore,
  release: Release,
  origin: string | undefined,
): Promise<FirstHtmlTrial[]> {
  const { composition } = await readState(store)
  if (composition === undefined) return []
  const site = compositionWith(composition, release)
  const remotes = site.remotes.filter(
    ({ name }) => release.kind === 'shell' || name === release.name,
  )
  const routes = remotes
    .flatMap((remote) => remote.routes)
    .filter(({ firstPaint, roles }) => firstPaint && roles === undefined)
  const trials: FirstHtmlTrial[] = []
  for (const route of routes) {
    trials.push(await tryRoute(route, { site, origin, readFile: fileReader(store, release) }))
  }
  return trials
}

async function tryRoute(
  { path: route, firstCalls = [] }: RemoteRoute,
  { site, origin, readFile }: TriedSite,
): Promise<FirstHtmlTrial> {
  if (origin === undefined && firstCalls.length > 0) {
    return { route, is: 'untried', reason: 'it asks the API first: name the site by --site' }
  }
  const pathname = await findSampleAddress(route, origin)
  if (pathname === undefined) {
    return { route, is: 'untried', reason: 'the sitemap of the site has no such page' }
  }
  const screen = findScreen(site, { pathname, search: '' })
  if (screen?.match.route.path !== route) {
    return { route, is: 'untried', reason: 'another route comes before it' }
  }
  const renderer = createRenderer(limits)
  const render = async () => {
    const startedAt = performance.now()
    const page = { pathname, search: '', width: 'phone', composition: site, screen } as const
    const api = { apiUrl: origin ?? '', answerMs: limits.answerMs }
    const { html, style } = await renderPage({ readFile, renderer, ...api }, page)
    return { html, bytes: Buffer.byteLength(html + style), ms: performance.now() - startedAt }
  }
  try {
    const first = await render()
    const next = await render()
    const lines = readFirstLines(first.html, linesShown)
    const times = { firstMs: Math.round(first.ms), nextMs: Math.round(next.ms) }
    return { route, is: 'rendered', pathname, bytes: first.bytes, ...times, lines }
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return error instanceof NoAnswerError
      ? { route, is: 'untried', reason }
      : { route, is: 'failed', pathname, reason }
  } finally {
    renderer.close()
  }
}

interface TriedSite {
  site: Composition
  origin: string | undefined
  readFile: (path: string) => Promise<Buffer>
}

function compositionWith(site: Composition, release: Release): Composition {
  if (release.kind === 'shell') return { ...site, shell: toShellEntry(release) }
  const others = site.remotes.filter(({ name }) => name !== release.name)
  return { ...site, remotes: [...others, toRemoteEntry(release)] }
}

/** Reads files from the store. The release that is tried has no `release.json` there yet. */
function fileReader(store: ReleaseStore, release: Release) {
  return async (path: string): Promise<Buffer> => {
    if (path === `${baseOf(release)}release.json`) return Buffer.from(JSON.stringify(release))
    const file = await store.read(path.slice(1))
    if (file === undefined) throw new Error(`there is no ${path}`)
    return file.bytes
  }
}
