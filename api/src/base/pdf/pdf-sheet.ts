import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { type DocumentFonts, openFonts } from './document-fonts.ts'
import { textOperators } from './text-operators.ts'
import { type Script, type TextRun, textRunsOf } from './text-runs.ts'
import { wrapText } from './wrap-text.ts'

/** Sizes and margins of pages, in points. */
const formats = {
  a4: { width: 595.28, height: 841.89, margin: 36 },
  a6: { width: 297.64, height: 419.53, margin: 20 },
} as const
const grey = '#bfbfbf'

/** Format of a page: A4 for documents, A6 for labels. */
export type PageFormat = keyof typeof formats

/** Size of a text in points, and its weight. */
export interface TextStyle {
  size: number
  bold?: boolean
}

/** Position of a text; aligned `right` it ends at `x`, aligned `center` it has `x` in its middle. Lengths in points. */
export interface TextPosition extends TextStyle {
  x: number
  align?: 'left' | 'right' | 'center'
}

/** A rectangle from edge to edge, with vertical lines between its columns; lengths in points. */
export interface Frame {
  top: number
  bottom: number
  dividers: readonly number[]
}

/** Edges of the content of a page, in points. */
export function edgesOf(format: PageFormat) {
  const { width, height, margin } = formats[format]
  return { left: margin, right: width - margin, top: margin, bottom: height - margin }
}

/** The edges of a page of A4. */
export const edges = edgesOf('a4')

/** A row of bars and gaps in turn, beginning with a bar; lengths in points. */
export interface BarRow {
  x: number
  /** Widths in modules. */
  widths: readonly number[]
  moduleWidth: number
  height: number
}

/**
 * A PDF document that is written from top to bottom, page by page. It supports the left-to-right scripts of India's
 * constitution, Latin, Greek and Cyrillic. Other letters are printed without accents or as a question mark.
 */
export class PdfSheet {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts: DocumentFonts
  readonly #content: Promise<Buffer>
  #format: PageFormat
  #y = 0

  private constructor(
    document: PDFKit.PDFDocument,
    { fonts, format }: { fonts: DocumentFonts; format: PageFormat },
  ) {
    this.#document = document
    this.#fonts = fonts
    this.#content = buffer(document)
    this.#format = format
    this.startPage(format)
  }

  /**
   * Opens a document with its first page.
   * @param metadata the document's only metadata, so that equal content gives equal bytes; with `isNumbered` pages are
   * kept until the end, so that {@link numberPages} can write on them
   */
  static async open(
    metadata: { title: string; author: string; at: Date; isNumbered?: boolean },
    format: PageFormat = 'a4',
  ): Promise<PdfSheet> {
    const { title, author, at, isNumbered = false } = metadata
    const fonts = await openFonts()
    const document = new PdfDocument({
      autoFirstPage: false,
      ...(isNumbered && { bufferPages: true }),
      lang: 'en-IN',
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
    return new PdfSheet(document, { fonts, format })
  }

  /** Starts a page; the current line is its first one. */
  startPage(format: PageFormat): void {
    const { width, height } = formats[format]
    this.#document.addPage({ size: [width, height], margin: 0 })
    this.#format = format
    this.#y = edgesOf(format).top
  }

  #runsOf(text: string): TextRun[] {
    const runs = textRunsOf(text.normalize('NFC').replace(/\s+/g, ' '))
    return runs.map((run) => ({ ...run, text: this.#printable(run) }))
  }

  #printable({ script, text }: TextRun): string {
    const font = this.#fonts.fontOf(script, false)
    const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    const printed = [...text].map((letter) => {
      if (has(letter)) return letter
      const bare = letter.normalize('NFD').charAt(0)
      return has(bare) ? bare : '?'
    })
    return printed.join('')
  }

  /** pdfkit finds a font by its name at once; without one it compares all that are open. */
  #useFont(script: Script, { size, bold }: { size: number; bold: boolean }): PDFKit.PDFDocument {
    const name = bold ? `${script}-bold` : script
    return this.#document.font(this.#fonts.fontOf(script, bold), name, size)
  }

  #widthOf({ script, text }: TextRun, size: number, bold = false): number {
    return this.#useFont(script, { size, bold }).widthOfString(text)
  }

  /** Draws a text in the font in use. */
  #drawText(text: string, { x, size }: { x: number; size: number }): void {
    const { page, _font: font } = this.#document
    const { glyphs } = font.layout(text)
    const [codes, positions] = font.encode(text)
    page.fonts[font.id] ??= font.ref()
    this.#document.save()
    // pdfkit draws from the top of the page; letters would stand on their heads.
    this.#document.transform(1, 0, 0, -1, 0, page.height)
    const y = page.height - this.#y
    const placed = { glyphs, codes, positions, x, y, fontName: font.id, size }
    this.#document.addContent(textOperators(placed)).restore()
  }

  /** Writes text at the current line. */
  writeText(text: string, { x, size, bold = false, align = 'left' }: TextPosition): void {
    const runs = this.#runsOf(text)
    const widths = runs.map((run) => this.#widthOf(run, size, bold))
    const width = widths.reduce((sum, one) => sum + one, 0)
    const before = { left: 0, center: width / 2, right: width }
    let start = x - before[align]
    runs.forEach((run, index) => {
      this.#useFont(run.script, { size, bold })
      this.#drawText(run.text, { x: start, size })
      start += widths[index] ?? 0
    })
  }

  /** The width of a text in points. */
  widthOf(text: string, { size, bold = false }: TextStyle): number {
    return this.#runsOf(text).reduce((sum, run) => sum + this.#widthOf(run, size, bold), 0)
  }

  /** Wraps a text at a width; breaks words that are longer. */
  wrap(text: string, width: number, style: number | TextStyle): string[] {
    const measured = typeof style === 'number' ? { size: style } : style
    return wrapText(text, width, (part) => this.widthOf(part, measured))
  }

  /** The current line: its distance from the top of the page. */
  get y(): number {
    return this.#y
  }

  /** Moves the current line down. */
  moveDown(points: number): void {
    this.#y += points
  }

  /** Moves the current line to a distance from the top of the page. */
  moveTo(y: number): void {
    this.#y = y
  }

  /** Draws a thin horizontal line from edge to edge. */
  drawRule(): void {
    const { left, right } = edgesOf(this.#format)
    this.#document.moveTo(left, this.#y).lineTo(right, this.#y).lineWidth(0.5).stroke(grey)
  }

  /** Draws a frame with columns. */
  drawFrame({ top, bottom, dividers }: Frame): void {
    const { left, right } = edgesOf(this.#format)
    this.#document.rect(left, top, right - left, bottom - top)
    for (const x of dividers) this.#document.moveTo(x, top).lineTo(x, bottom)
    this.#document.lineWidth(0.5).stroke(grey)
  }

  /** Draws an empty box to tick, on the current line. */
  drawBox({ x, size }: { x: number; size: number }): void {
    this.#document
      .rect(x, this.#y - size, size, size)
      .lineWidth(0.75)
      .stroke('black')
  }

  /** Draws bars downwards from the current line. */
  drawBars({ x, widths, moduleWidth, height }: BarRow): void {
    let start = x
    for (const [index, modules] of widths.entries()) {
      const width = modules * moduleWidth
      if (index % 2 === 0) this.#document.rect(start, this.#y, width, height)
      start += width
    }
    this.#document.fill('black')
  }

  /** Starts a new page of the same format when less space is left. @returns true when a page was added */
  ensureSpace(points: number): boolean {
    if (this.#y + points <= edgesOf(this.#format).bottom) return false
    this.startPage(this.#format)
    return true
  }

  /** The number of pages so far; only of a numbered document. */
  get pageCount(): number {
    return this.#document.bufferedPageRange().count
  }

  /**
   * Writes on each page since the given one, at the bottom of it, and returns to the last one.
   * @param write gets the number of the page and how many there are, both from `first`, the index of a page
   */
  numberPages(first: number, write: (page: number, count: number) => void): void {
    const last = this.pageCount
    const line = this.#y
    for (let index = first; index < last; index += 1) {
      this.#document.switchToPage(index)
      this.#y = edgesOf(this.#format).bottom
      write(index - first + 1, last - first)
    }
    this.#y = line
  }

  async bytes(): Promise<Buffer> {
    this.#document.end()
    return this.#content
  }
}
