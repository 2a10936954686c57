import { headElementsOf } from '@store/contract/rules/site/page-head'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstHtml, FoundHtml } from '../first-html/first-html.ts'
import type { DocumentWithHtml } from '../first-html/insert-html.ts'
import { guessScreenWidth, type ScreenWidth } from '../first-html/screen-width.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import type { DocumentTokens } from './document-tokens.ts'
import { describePage } from './page-description.ts'
import type { PublicCatalogue } from './public-catalogue.ts'
import { type Encoding, type RenderedPage, renderPage } from './rendered-page.ts'
import { pathOf } from './request-path.ts'
import type { SiteSnapshot } from './site-snapshot.ts'

const maxCachedPages = 1_000

interface PageSources {
  catalogue: PublicCatalogue
  publicOrigin: () => string
  firstHtml: FirstHtml
  documentTokens: DocumentTokens
}

interface AskedPage {
  url: string
  width: ScreenWidth
}

/**
 * Creates the handler for pages: the document with the head of the requested page, for clients that run no scripts
 * (share previews, many crawlers). Renders and compresses each page once per state of the site.
 */
export function createPageHandler(
  readSite: () => Promise<SiteSnapshot>,
  { catalogue, publicOrigin, firstHtml, documentTokens }: PageSources,
) {
  let pageCache = new Map<string, Promise<RenderedPage>>()
  const renderWithHtml = createHtmlCache()
  let cachedSite: SiteSnapshot | undefined

  async function preparePage(site: SiteSnapshot, { url, width }: AskedPage) {
    const { composition, document } = site
    const origin = publicOrigin()
    const pathname = pathOf(url)
    if (composition === undefined)
      return { status: 200, page: await renderCached('', document, []), styleHashes: undefined }
    const page = await describePage(site, { pathname, origin }, catalogue)
    const siteName = composition.shell.site?.name ?? ''
    const headElements = headElementsOf(page.head, { siteName, origin, pathname })
    const search = url.slice(pathname.length)
    const found =
      page.status === 200 ? await firstHtml.find(site, { pathname, search, width }) : noHtml
    if (found.page) {
      const { styleHashes } = found.page
      // Its HTML names its pictures itself.
      return { status: 200, page: await renderWithHtml(found.page, headElements), styleHashes }
    }
    const elements = [...headElements, ...(page.preload ?? [])]
    const sent = found.isExpected ? reloadWithoutScript(document) : document
    const key = `${found.isExpected} ${JSON.stringify(elements)}`
    return {
      status: page.status,
      page: await renderCached(key, sent, elements),
      styleHashes: undefined,
    }
  }

  function renderCached(
    key: string,
    ...parts: Parameters<typeof renderPage>
  ): Promise<RenderedPage> {
    const cached = pageCache.get(key)
    if (cached) return cached
    if (pageCache.size >= maxCachedPages) pageCache.clear()
    const rendered = renderPage(...parts)
    pageCache.set(key, rendered)
    return rendered
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = await readSite()
    if (cachedSite !== site) pageCache = new Map()
    cachedSite = site
    const width = guessScreenWidth(request.headers)
    const { status, page, styleHashes } = await preparePage(site, { url: request.url, width })
    const { bootHash } = site.composition?.shell ?? {}
    void reply.headers({
      etag: page.etag,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, sec-ch-ua-mobile, user-agent',
      'content-security-policy': contentSecurityPolicy(bootHash, styleHashes),
    })
    const cookie = documentTokens.takeCookie()
    if (cookie) void reply.header('set-cookie', cookie)
    if (status === 200 && request.headers['if-none-match'] === page.etag) {
      return reply.code(304).send()
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding) void reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(page[encoding ?? 'plain'])
  }
}

const noHtml: FoundHtml = { isExpected: false }

/** Without scripts a page is its HTML: who came before it was rendered asks for it once more. */
function reloadWithoutScript(document: string): string {
  const reload = '<noscript><meta http-equiv="refresh" content="1"></noscript>'
  return document.replace('</head>', () => `${reload}</head>`)
}

/** Renders and compresses each page with HTML once, as long as it is kept. */
function createHtmlCache() {
  const pages = new WeakMap<DocumentWithHtml, Promise<RenderedPage>>()
  return (html: DocumentWithHtml, elements: Parameters<typeof renderPage>[1]) => {
    const rendered = pages.get(html) ?? renderPage(html.document, elements)
    pages.set(html, rendered)
    return rendered
  }
}

/** Prefers Brotli to gzip; `undefined` when the client accepts neither. */
function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim())
  const encodings: readonly Encoding[] = ['br', 'gzip']
  return encodings.find((encoding) => names.includes(encoding))
}
