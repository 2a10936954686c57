import { matchRoute } from '@store/contract/rules/site/route-match'
import type { Composition, RemoteRelease } from '@store/contract/schemas/site/composition'
import type { RenderingOutcome } from '../metrics/rendering-metrics.ts'
import type { SiteSnapshot } from '../site/site-snapshot.ts'
import { NoAnswerError, readFirstAnswers } from './first-answers.ts'
import { type DocumentWithHtml, insertHtml } from './insert-html.ts'
import type { Renderer } from './renderer.ts'
import { createRenderingBreaker } from './rendering-breaker.ts'
import { readScreenScripts } from './screen-scripts.ts'
import type { ScreenWidth } from './screen-width.ts'

/** A page as a visitor asks for it. */
export interface PageRequest {
  pathname: string
  width: ScreenWidth
}

/** The HTML of pages for their first paint. */
export interface FirstHtml {
  /**
   * The document with the HTML of a page, when there is one that is fresh. It never waits: otherwise it orders one.
   * @returns `undefined` for today's document
   */
  find: (site: SiteSnapshot, page: PageRequest) => DocumentWithHtml | undefined
}

/** Milliseconds for which a rendered page is sent: as long as the gateway keeps a product. */
const maxAgeMs = 30_000
/** From this age on a page that is asked for is rendered anew, so that a visited page never goes stale. */
const renewAfterMs = 15_000
const maxPages = 200
const maxOrders = 20

interface CachedPage {
  renderedAt: number
  /** Absent when the rendering failed. */
  page?: DocumentWithHtml
}

/**
 * Renders pages of routes with `firstPaint`, one after the other, and keeps them.
 * @param onOutcome called after each rendering, with the error of one that failed
 */
export function createFirstHtml(dependencies: {
  folder: string
  apiUrl: string
  renderer: Renderer
  onOutcome: (release: string, outcome: RenderingOutcome, error?: unknown) => void
}): FirstHtml {
  const { onOutcome } = dependencies
  const pages = new Map<string, CachedPage>()
  const orders = new Map<string, () => Promise<void>>()
  const breaker = createRenderingBreaker()
  let site: SiteSnapshot | undefined
  let isWorking = false

  function order(key: string, release: string, render: () => Promise<DocumentWithHtml>): void {
    if (orders.has(key) || orders.size >= maxOrders || breaker.isOpen(release)) return
    const orderedFor = site
    orders.set(key, async () => {
      try {
        const page = await render()
        breaker.succeeded(release)
        if (site !== orderedFor) return
        if (pages.size >= maxPages) pages.clear()
        pages.set(key, { renderedAt: Date.now(), page: keepEqual(pages.get(key)?.page, page) })
        onOutcome(release, 'rendered')
      } catch (error) {
        if (error instanceof NoAnswerError) return onOutcome(release, 'unanswered', error)
        breaker.failed(release)
        if (site === orderedFor) pages.set(key, { renderedAt: Date.now() })
        onOutcome(release, 'failed', error)
      }
    })
    if (!isWorking) void work()
  }

  async function work(): Promise<void> {
    isWorking = true
    for (const [key, run] of orders) {
      await run()
      orders.delete(key)
    }
    isWorking = false
  }

  return {
    find: (current, { pathname, width }) => {
      if (current !== site) pages.clear()
      site = current
      const screen = current.composition && findScreen(current.composition, pathname)
      if (current.composition === undefined || screen === undefined) return undefined
      const key = `${width} ${pathname}`
      const cached = pages.get(key)
      const age = cached ? Date.now() - cached.renderedAt : Number.POSITIVE_INFINITY
      const release = `${screen.release.name}@${screen.release.version}`
      if (age >= (cached?.page ? renewAfterMs : maxAgeMs)) {
        const { document, composition } = current
        const request = { document, composition, screen, pathname, width }
        order(key, release, () => renderPage(dependencies, request))
      }
      return age < maxAgeMs ? cached?.page : undefined
    },
  }
}

type Screen = NonNullable<ReturnType<typeof findScreen>>

/** The screen of a public page whose route asks for a first paint. */
function findScreen({ remotes }: Composition, pathname: string) {
  const routes = remotes.flatMap((release) =>
    release.routes.map((route) => ({ ...route, release })),
  )
  const match = matchRoute(routes, pathname)
  if (!match?.route.firstPaint || match.route.roles) return undefined
  const release: RemoteRelease = match.route.release
  return { match, release }
}

async function renderPage(
  { folder, apiUrl, renderer }: { folder: string; apiUrl: string; renderer: Renderer },
  page: PageRequest & { document: string; composition: Composition; screen: Screen },
): Promise<DocumentWithHtml> {
  const { document, composition, screen, pathname, width } = page
  const { release, match } = screen
  const { path } = match.route
  const rendered = await renderer.render({
    screen: `${composition.shell.base} ${release.base} ${path} ${width}`,
    isPhone: width === 'phone',
    readScripts: () => readScreenScripts(folder, composition.shell, { release, path }),
    request: JSON.stringify({
      pathname,
      composition,
      remote: release.name,
      answers: await readFirstAnswers(apiUrl, match),
    }),
  })
  return insertHtml(folder, document, { ...relativeTo(rendered), width })
}

/** Renderings know no origin: addresses of files are relative to the site's. */
function relativeTo({ html, style }: { html: string; style: string }) {
  return { html: html.replaceAll('https://store.invalid/', '/'), style }
}

/** An equal page stays the same object, so that it is compressed once. */
function keepEqual(former: DocumentWithHtml | undefined, page: DocumentWithHtml): DocumentWithHtml {
  return former?.document === page.document ? former : page
}
