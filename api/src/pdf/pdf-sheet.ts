import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { type DocumentFonts, openFonts } from './document-fonts.ts'
import { type TextRun, textRunsOf } from './text-runs.ts'

const a4 = { width: 595.28, height: 841.89 }
const margin = 36
const grey = '#bfbfbf'

/** Position of a text; aligned `right` it ends at `x`. Lengths in points. */
export interface TextPosition {
  x: number
  size: number
  bold?: boolean
  align?: 'left' | 'right'
}

/** Left and right edge of the content, in points. */
export const edges = { left: margin, right: a4.width - margin } as const

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A PDF document that is written from top to bottom, page by page. It supports the left-to-right scripts of India's
 * constitution, Latin, Greek and Cyrillic. Other letters are printed without accents or as a question mark.
 */
export class PdfSheet {
  readonly #document: PDFKit.PDFDocument
  readonly #fonts: DocumentFonts
  readonly #content: Promise<Buffer>
  #y = margin

  private constructor(document: PDFKit.PDFDocument, fonts: DocumentFonts) {
    this.#document = document
    this.#fonts = fonts
    this.#content = buffer(document)
  }

  /** @param metadata the document's only metadata, so that equal content gives equal bytes */
  static async open(metadata: { title: string; author: string; at: Date }): Promise<PdfSheet> {
    const { title, author, at } = metadata
    const fonts = await openFonts()
    const document = new PdfDocument({
      size: [a4.width, a4.height],
      margin: 0,
      lang: 'en-IN',
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    })
    return new PdfSheet(document, fonts)
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

  #widthOf({ script, text }: TextRun, size: number, bold = false): number {
    const font = this.#fonts.fontOf(script, bold)
    return this.#document.font(font, size).widthOfString(text)
  }

  /** Writes text at the current line. */
  writeText(text: string, { x, size, bold = false, align = 'left' }: TextPosition): void {
    const runs = this.#runsOf(text)
    const widths = runs.map((run) => this.#widthOf(run, size, bold))
    const width = widths.reduce((sum, one) => sum + one, 0)
    let start = align === 'right' ? x - width : x
    runs.forEach((run, index) => {
      this.#document.font(this.#fonts.fontOf(run.script, bold), size)
      // Shaped glyphs may be in another order than the letters; the span keeps the text copyable and searchable.
      this.#document.markContent('Span', { actual: run.text })
      this.#document.text(run.text, start, this.#y, { lineBreak: false, baseline: 'alphabetic' })
      this.#document.endMarkedContent()
      start += widths[index] ?? 0
    })
  }

  #fits(line: string, width: number, size: number): boolean {
    const runs = this.#runsOf(line)
    return runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0) <= width
  }

  /** Wraps a text at a width; breaks words that are longer. */
  wrap(text: string, width: number, size: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.replace(/\s+/g, ' ').split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (this.#fits(longer, width, size)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const { segment } of letters.segment(word)) {
        if (this.#fits(line + segment, width, size)) line += segment
        else {
          lines.push(line)
          line = segment
        }
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  /** Moves the current line down. */
  moveDown(points: number): void {
    this.#y += points
  }

  /** Draws a thin horizontal line from edge to edge. */
  drawRule(): void {
    const { left, right } = edges
    this.#document.moveTo(left, this.#y).lineTo(right, this.#y).lineWidth(0.5).stroke(grey)
  }

  /** Starts a new page when less space is left. @returns true when a page was added */
  ensureSpace(points: number): boolean {
    if (this.#y + points <= a4.height - margin) return false
    this.#document.addPage()
    this.#y = margin
    return true
  }

  async bytes(): Promise<Buffer> {
    this.#document.end()
    return this.#content
  }
}
