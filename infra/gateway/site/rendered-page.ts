import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type HeadElement, jsonLdOf } from '@store/contract/rules/site/page-head'
import { escapeHtml } from '../../releases/site/render-document.ts'

/** A document with its ETag and compressed variants. */
export interface RenderedPage {
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export type Encoding = Exclude<keyof RenderedPage, 'etag' | 'plain'>

/** The placeholder for the page's head in `document.html` of the shell. */
const pagePlaceholder = /<!--page-->.*?<!--\/page-->/s

/** Renders the page's head into a document and compresses it. */
export async function renderPage(
  document: string,
  elements: readonly HeadElement[],
): Promise<RenderedPage> {
  const head = elements.map(toHtml).join('\n    ')
  const plain = Buffer.from(document.replace(pagePlaceholder, () => head))
  // Pages are compressed once and cached, so a higher quality than usual pays off.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const [br, gz] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)])
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { etag: `W/"${digest}"`, plain, br, gzip: gz }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The attribute shows the browser code which elements to remove when the page is left. */
function toHtml(element: HeadElement): string {
  switch (element.tag) {
    case 'title':
      return `<title>${escapeHtml(element.text)}</title>`
    case 'script':
      return `<script type="application/ld+json" data-page-head>${jsonLdOf(element.data)}</script>`
    case 'meta':
    case 'link': {
      const attributes = Object.entries(element.attributes)
      const attributeText = attributes
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
        .join(' ')
      return `<${element.tag} ${attributeText} data-page-head>`
    }
  }
}
