import { createHash } from 'node:crypto'
import { RenderError } from './renderer/render-error.ts'
import type { RenderedHtml } from './renderer/renderer.ts'
import type { ReadSiteFile } from './renderer/screen-scripts.ts'
import type { ScreenWidth } from './screen-width.ts'

/** A document with the HTML of a page. */
export interface DocumentWithHtml {
  document: string
  /** Hashes of its inline styles for the content security policy. */
  styleHashes: string[]
}

/** HTML that is not for this browser is hidden by the boot script, before it is painted (shell/src/boot). */
const hidden = '[data-first-html="hidden"] #root{display:none}'

/** React names the pictures that a page shows first before everything else. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** Named in the head, they would hold up Chromium's first paint for 100 ms, in which a phone never receives them. */
const fontPreloads = /<link rel="preload" as="font"[^>]*>\s*/g

/** The shell's code in releases whose boot script starts it in documents with HTML only; later ones name a preload themselves. */
const shellCode =
  /<script defer data-shell-code crossorigin="anonymous" (integrity="[^"]+") src="([^"]+)"><\/script>/g
/** With the priority of a deferred script in Chromium. */
const shellCodePreload =
  '<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" $1 href="$2" data-shell-code>'

const styleLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/

/**
 * Inserts a rendered page into the document. The style sheet goes inside as well: a round trip for it would hold up the
 * first paint.
 * @throws RenderError when the document has no place for it
 */
export async function insertHtml(
  readFile: ReadSiteFile,
  document: string,
  { html, style, width }: RenderedHtml & { width: ScreenWidth },
): Promise<DocumentWithHtml> {
  const [link, address] = styleLink.exec(document) ?? []
  if (link === undefined || address === undefined) {
    throw new RenderError('mismatch', 'the document links no styles')
  }
  const sheet = (await readStyles(readFile, address)) + hidden
  const [preload = ''] = preloads.exec(html) ?? []
  const plain = document.replaceAll(fontPreloads, '').replaceAll(shellCode, shellCodePreload)
  const rendered = replaceOnce(plain, {
    '<html ': `<html data-first-html="${width}" `,
    [link]: `<style>${sheet}</style>`,
    '</head>': `${style}</head>`,
    '<div id="root"></div>': `<div id="root">${html.slice(preload.length)}</div>`,
    // At the top of the head: the composition and the styles take longer to arrive than their addresses.
    '<!--page-->': `${preload}<!--page-->`,
  })
  return { document: rendered, styleHashes: [hashOf(sheet), hashOf(contentOf(style))] }
}

/**
 * The style sheet of the shell; its addresses are relative to the sheet, and now have to be so to the page. Here text is
 * painted before a slow connection has brought the font: swapped in later, it would move what people read.
 */
async function readStyles(readFile: ReadSiteFile, address: string): Promise<string> {
  const styles = String(await readFile(address))
  const base = address.slice(0, address.lastIndexOf('/') + 1)
  return styles
    .replaceAll(/url\((?![/"'])([^)]+)\)/g, (_, file: string) => `url(${base}${file})`)
    .replaceAll(/font-display:\s*swap/g, 'font-display:optional')
}

function replaceOnce(document: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [place, content]) => {
    if (!text.includes(place)) {
      throw new RenderError('mismatch', `the document has no ${place}`)
    }
    return text.replace(place, () => content)
  }, document)
}

function contentOf(style: string): string {
  return style.slice(style.indexOf('>') + 1, style.lastIndexOf('<'))
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
