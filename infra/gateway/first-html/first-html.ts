import { setTimeout } from 'node:timers/promises'
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
} from './renderer/render-page.ts'
import { createRenderQueue, type OnOutcome } from './renderer/render-queue.ts'

/** What there is of a page's HTML. */
export interface FoundHtml {
  /** The document with it; absent when today's document is to be sent. */
  page?: DocumentWithHtml | undefined
  /** Whether it is still being rendered. */
  isExpected: boolean
}

/** The first HTML of pages. */
export interface FirstHtml {
  /**
   * Finds the document with the HTML of a page. Without a fresh one it is rendered and waited for, but only as long as
   * that is far less than what the HTML saves its visitor (ADR 0129). What is not ready by then is sent as it last was,
   * up to an hour old (ADR 0189).
   */
  find: (site: SiteSnapshot, page: PageRequest) => Promise<FoundHtml>
}

/** Milliseconds for which a rendered page is sent at once: as long as the gateway keeps a product. */
const maxAgeMs = 30_000
/** For this long a page is sent when a newer one is not ready in time: its browser asks for the prices of today. */
const maxStaleMs = 3_600_000
/** From this age on a page that is asked for is rendered anew, so that a visited page never goes stale. */
const renewAfterMs = 15_000
/** Between two trials of a canary's page. */
const trialAfterMs = 60_000
/** The least recently used go. A page takes some 250 KB with its compressed variants. */
const maxPages = 200

interface CachedPage {
  /** When it was rendered, or could not be. */
  triedAt: number
  /** The last one that was rendered. */
  page?: DocumentWithHtml | undefined
  renderedAt: number
}

/**
 * Renders pages of routes with `firstPaint` and keeps them.
 * @param dependencies visitorMs: how long a visitor waits for one at most
 */
export function createFirstHtml(
  dependencies: PageRenderer & { onOutcome: OnOutcome; visitorMs: number },
): FirstHtml {
  const pages = createPageCache()
  const trials = new LRUCache<string, number>({ max: maxPages })
  const queue = createRenderQueue(dependencies.onOutcome)
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

  /** @returns when it has been rendered, or could not be; `undefined` when it will not be */
  function render(renderedFor: SiteSnapshot, page: PageRequest): Promise<void> | undefined {
    const { document, composition } = renderedFor
    if (composition === undefined) return undefined
    const screen = findScreen(composition, page)
    if (screen === undefined) return undefined
    const key = keyOf(page)
    const done = queue.add(key, {
      release: screen.release,
      isMinor: page.search !== '',
      render: () => renderDocument(document, { ...page, composition, screen }),
      settle: (rendered) => {
        if (site === renderedFor) pages.keep(key, rendered)
      },
    })
    renderTrial(renderedFor, page, screen.release.name)
    return done
  }

  /**
   * Browsers with a canary get today's document. What its release makes of the same page is counted only, so that one
   * that cannot be rendered is known before everybody gets it.
   */
  function renderTrial({ document, composition }: SiteSnapshot, page: PageRequest, remote: string) {
    const withCanary = composition && compositionWithCanary(composition, remote)
    if (withCanary === undefined) return
    const screen = findScreen(withCanary, page)
    if (screen?.release.name !== remote) return
    const key = `canary ${keyOf(page)}`
    if (Date.now() - (trials.get(key) ?? 0) < trialAfterMs) return
    trials.set(key, Date.now())
    void queue.add(key, {
      release: screen.release,
      isMinor: true,
      render: () => renderDocument(document, { ...page, composition: withCanary, screen }),
      settle: () => undefined,
    })
  }

  return {
    find: async (current, page) => {
      if (current !== site) {
        pages.clear()
        trials.clear()
      }
      site = current
      const key = keyOf(page)
      const tried = pages.findTried(key)
      if (tried) {
        const isRendered = tried.renderedAt === tried.triedAt
        if (isRendered && Date.now() - tried.triedAt >= renewAfterMs) void render(current, page)
        return { page: pages.findPage(key), isExpected: false }
      }
      const done = render(current, page)
      const isExpected = !(await isDoneIn(done, dependencies.visitorMs))
      return { page: site === current ? pages.findPage(key) : undefined, isExpected }
    },
  }
}

async function isDoneIn(work: Promise<void> | undefined, milliseconds: number): Promise<boolean> {
  const late = setTimeout(milliseconds, false, { ref: false })
  return Promise.race([Promise.resolve(work).then(() => true), late])
}

function keyOf({ width, pathname, search }: PageRequest): string {
  return `${width} ${pathname}${search}`
}

function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({ max: maxPages })
  return {
    /** A page that was rendered, or could not be, in the last half minute. */
    findTried: (key: string): CachedPage | undefined => {
      const cached = pages.get(key)
      return cached && Date.now() - cached.triedAt < maxAgeMs ? cached : undefined
    },
    /** The last page that was rendered, unless it is too old to be sent. */
    findPage: (key: string): DocumentWithHtml | undefined => {
      const cached = pages.get(key)
      return cached && Date.now() - cached.renderedAt < maxStaleMs ? cached.page : undefined
    },
    /** An equal page stays the same object, so that it is compressed once. */
    keep: (key: string, rendered: DocumentWithHtml | undefined) => {
      const former = pages.get(key)
      const triedAt = Date.now()
      if (rendered === undefined) {
        pages.set(key, { renderedAt: 0, ...former, triedAt })
        return
      }
      const page = former?.page?.document === rendered.document ? former.page : rendered
      pages.set(key, { triedAt, renderedAt: triedAt, page })
    },
    clear: () => pages.clear(),
  }
}
