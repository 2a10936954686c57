import type { Composition } from '@store/contract/schemas/site/composition'
import type { SiteSnapshot } from '../site/site-snapshot.ts'
import { type DocumentWithHtml, insertHtml } from './insert-html.ts'
import {
  compositionWithCanary,
  findScreen,
  type PageRenderer,
  type PageRequest,
  renderPage,
  type Screen,
} from './page-rendering.ts'
import { createRenderingQueue, type OnRendering } from './rendering-queue.ts'

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
/** Between two trials of a canary's page. */
const trialAfterMs = 60_000
const maxPages = 200

interface CachedPage {
  renderedAt: number
  /** Absent when the rendering failed. */
  page?: DocumentWithHtml | undefined
}

/** Renders pages of routes with `firstPaint` and keeps them. */
export function createFirstHtml(
  dependencies: PageRenderer & { onRendering: OnRendering },
): FirstHtml {
  const pages = new Map<string, CachedPage>()
  const trials = new Map<string, number>()
  const queue = createRenderingQueue(dependencies.onRendering)
  let site: SiteSnapshot | undefined

  function order(orderedFor: SiteSnapshot, page: PageRequest, key: string): void {
    const { document, composition } = orderedFor
    const screen = composition && findScreen(composition, page.pathname)
    if (screen === undefined) return
    queue.add(key, {
      release: screen.release,
      render: () => renderDocument(document, { ...page, composition, screen }),
      settle: (rendered) => {
        if (site !== orderedFor) return
        if (pages.size >= maxPages) pages.clear()
        const kept = rendered && keepEqual(pages.get(key)?.page, rendered)
        pages.set(key, { renderedAt: Date.now(), page: kept })
      },
    })
    orderTrial(orderedFor, page, screen.release.name)
  }

  /**
   * Browsers with a canary get today's document. What its release makes of the same page is counted only, so that one
   * that cannot be rendered is known before everybody gets it.
   */
  function orderTrial({ document, composition }: SiteSnapshot, page: PageRequest, remote: string) {
    const withCanary = composition && compositionWithCanary(composition, remote)
    const screen = withCanary && findScreen(withCanary, page.pathname)
    if (screen?.release.name !== remote) return
    const key = `canary ${keyOf(page)}`
    if (Date.now() - (trials.get(key) ?? 0) < trialAfterMs) return
    if (trials.size >= maxPages) trials.clear()
    trials.set(key, Date.now())
    queue.add(key, {
      release: screen.release,
      render: () => renderDocument(document, { ...page, composition: withCanary, screen }),
      settle: () => undefined,
    })
  }

  async function renderDocument(
    document: string,
    page: PageRequest & { composition: Composition; screen: Screen },
  ): Promise<DocumentWithHtml> {
    const rendered = await renderPage(dependencies, page)
    return insertHtml(dependencies.readFile, document, { ...rendered, width: page.width })
  }

  return {
    find: (current, page) => {
      if (current !== site) {
        pages.clear()
        trials.clear()
      }
      site = current
      const key = keyOf(page)
      const cached = pages.get(key)
      const age = cached ? Date.now() - cached.renderedAt : Number.POSITIVE_INFINITY
      if (age >= (cached?.page ? renewAfterMs : maxAgeMs)) order(current, page, key)
      return age < maxAgeMs ? cached?.page : undefined
    },
  }
}

function keyOf({ width, pathname }: PageRequest): string {
  return `${width} ${pathname}`
}

/** An equal page stays the same object, so that it is compressed once. */
function keepEqual(former: DocumentWithHtml | undefined, page: DocumentWithHtml): DocumentWithHtml {
  return former?.document === page.document ? former : page
}
