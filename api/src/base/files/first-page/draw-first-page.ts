import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary, PDFiumModule, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { type DrawnPage, NoPictureError } from './first-page.ts'

const { resolve } = createRequire(import.meta.url)

/** Pixels; an A4 page is drawn at 194 dots per inch, so that the small print of a bank can be read. */
const drawnWidth = 1600
/** Pixels of the picture. A page as tall as twenty keeps a width to read. */
const mostPixels = 12_000_000
/** Pixels; WebP has no more. */
const longestSide = 16_383
/** Pixels of a point, so that the receipt of a till is not blown up. */
const mostScale = 4
/** Memory of PDFium: a page that needs more has no picture. */
const mostBytes = 512 * 1024 * 1024

/** What PDFium prints of a damaged file is for its developers. */
const silent = { printErr: () => undefined }

/** The imports of PDFium, whose memory then grows to a limit. */
function withinMemory({ env, ...others }: WebAssembly.Imports): WebAssembly.Imports {
  const grow = env?.emscripten_resize_heap
  if (typeof grow !== 'function') throw new Error('PDFium asks for its memory in another way')
  // PDFium says its need as a signed number.
  const resize = (bytes: number) => bytes >>> 0 <= mostBytes && grow(bytes)
  return { ...others, env: { ...env, emscripten_resize_heap: resize } }
}

async function openPdfium(): Promise<PDFiumLibrary> {
  const program = await WebAssembly.compile(await readFile(resolve('@hyzyla/pdfium/pdfium.wasm')))
  return PDFiumLibrary.initBase({
    vendor: async (options) => PDFiumModule({ ...options, ...silent }),
    instantiateWasm: (imports, onInstance) => {
      const instance = new WebAssembly.Instance(program, withinMemory(imports))
      onInstance(instance)
      return instance.exports
    },
  })
}

/** The size to draw a page in, in pixels. @throws NoPictureError for a page without one */
function drawnSizeOf(page: PDFiumPage): { width: number; height: number } {
  const { originalWidth: wide, originalHeight: tall } = page.getOriginalSize()
  if (!(wide > 0 && tall > 0)) throw new NoPictureError()
  const byArea = Math.sqrt(mostPixels / (wide * tall))
  const bySide = longestSide / Math.max(wide, tall)
  const scale = Math.min(mostScale, drawnWidth / wide, byArea, bySide)
  const pixels = (points: number) => Math.max(1, Math.floor(points * scale))
  return { width: pixels(wide), height: pixels(tall) }
}

/** The first page as pixels, four bytes each. @throws whatever PDFium says of a file that it cannot draw */
async function renderFirstPage(pdfium: PDFiumLibrary, content: Uint8Array) {
  const document = await pdfium.loadDocument(content)
  const pages = document.getPageCount()
  if (pages < 1) throw new NoPictureError()
  const page = document.getPage(0)
  // Signatures and filled fields are a part of the page.
  const drawn = await page.render({ ...drawnSizeOf(page), renderFormFields: true })
  return { ...drawn, pages }
}

/**
 * Draws the first page of a PDF, which may be anything: to be called in a thread of its own.
 * @throws NoPictureError when the file cannot be drawn
 */
export async function drawFirstPage(content: Uint8Array): Promise<DrawnPage> {
  // Without it no file has a picture, which is no fault of this one.
  const pdfium = await openPdfium()
  const { data, width, height, pages } = await renderFirstPage(pdfium, content).catch(() => {
    throw new NoPictureError()
  })
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 2 })
    .toBuffer()
  return { picture, width, height, pages }
}
