import type { Composition } from '@store/contract/schemas/site/composition'
import { LRUCache } from 'lru-cache'
import type { SiteSnapshot } from '../site/site-snapshot.ts'
import { inlineFirstPicture } from './inline-picture.ts'
import { type DocumentWithHtml, insertHtml } from './insert-html.ts'
import {
  compositionWithCanary,
  findScreen,
  type PageRenderer,
  type PageRequest,
  renderPage,
  type Screen,
} from './rendering/page-rendering.ts'
import { createRenderingQueue, type OnRendering } from './rendering/rendering-queue.ts'

/** What there is of a page's HTML. */
export interface FoundHtml {
  /** The document with it; absent when today's document is to be sent. */
  page?: DocumentWithHtml | undefined
  /** Whether it is being rendered for the first time. */
  isExpected: boolean
}

/** The HTML of pages for their first paint. */
export interface FirstHtml {
  /** Finds the document with the HTML of a page, if it is fresh. It never waits: otherwise it orders one. */
  find: (site: SiteSnapshot, page: PageRequest) => FoundHtml
}

/** Milliseconds for which a rendered page is sent: as long as the gateway keeps a product. */
const maxAgeMs = 30_000
/** From this age on a page that is asked for is rendered anew, so that a visited page never goes stale. */
const renewAfterMs = 15_000
/** Between two trials of a canary's page. */
const trialAfterMs = 60_000
/** The least recently used go. A page takes some 250 KB with its compressed variants. */
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
  const pages = new LRUCache<string, CachedPage>({ max: maxPages })
  const trials = new LRUCache<string, number>({ max: maxPages })
  const queue = createRenderingQueue(dependencies.onRendering)
  let site: SiteSnapshot | undefined

  async function renderDocument(
    document: string,
    page: PageRequest & { composition: Composition; screen: Screen },
  ): Promise<DocumentWithHtml> {
    const { width } = page
    const { html, style } = await renderPage(dependencies, page)
    const shown = width === 'phone' ? await inlineFirstPicture(dependencies, html) : html
    return insertHtml(dependencies.readFile, document, { html: shown, style, width })
  }

  /** @returns whether it will be rendered */
  function order(orderedFor: SiteSnapshot, page: PageRequest): boolean {
    const { document, composition } = orderedFor
    if (composition === undefined) return false
    const screen = findScreen(composition, page)
    if (screen === undefined) return false
    const key = keyOf(page)
    const isOrdered = queue.add(key, {
      release: screen.release,
      isMinor: page.search !== '',
      render: () => renderDocument(document, { ...page, composition, screen }),
      settle: (rendered) => {
        if (site !== orderedFor) return
        const kept = rendered && keepEqual(pages.get(key)?.page, rendered)
        pages.set(key, { renderedAt: Date.now(), page: kept })
      },
    })
    orderTrial(orderedFor, page, screen.release.name)
    return isOrdered
  }

  /**
   * Browsers with a canary get today's document. What its release makes of the same page is counted only, so that one
   * that cannot be rendered is known before everybody gets it.
   */
  function orderTrial({ document, composition }: SiteSnapshot, page: PageRequest, remote: string) {
    const withCanary = composition && compositionWithCanary(composition, remote)
    if (withCanary === undefined) return
    const screen = findScreen(withCanary, page)
    if (screen?.release.name !== remote) return
    const key = `canary ${keyOf(page)}`
    if (Date.now() - (trials.get(key) ?? 0) < trialAfterMs) return
    trials.set(key, Date.now())
    queue.add(key, {
      release: screen.release,
      isMinor: true,
      render: () => renderDocument(document, { ...page, composition: withCanary, screen }),
      settle: () => undefined,
    })
  }

  return {
    find: (current, page) => {
      if (current !== site) {
        pages.clear()
        trials.clear()
      }
      site = current
      const cached = pages.get(keyOf(page))
      const age = cached ? Date.now() - cached.renderedAt : Number.POSITIVE_INFINITY
      const isDue = age >= (cached?.page ? renewAfterMs : maxAgeMs)
      const isExpected = isDue && order(current, page) && (!cached || cached.page !== undefined)
      return age < maxAgeMs ? { page: cached?.page, isExpected } : { isExpected }
    },
  }
}

function keyOf({ width, pathname, search }: PageRequest): string {
  return `${width} ${pathname}${search}`
}

/** An equal page stays the same object, so that it is compressed once. */
function keepEqual(former: DocumentWithHtml | undefined, page: DocumentWithHtml): DocumentWithHtml {
  return former?.document === page.document ? former : page
}
