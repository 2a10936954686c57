import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { type DocumentFonts, openFonts } from './document-fonts.ts'
import { type TextRun, textRunsOf } from './text-runs.ts'

const a4 = { width: 595.28, height: 841.89 }
const margin = 36
const grey = '#bfbfbf'

/** Where a text stands: `right` ends at `x` instead of starting there. Lengths in points. */
export interface TextPosition {
  x: number
  size: number
  bold?: boolean
  align?: 'left' | 'right'
}

/** The left and right edge of what is printed, in points. */
export const edges = { left: margin, right: a4.width - margin } as const

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Paper that is written from top to bottom, and goes on over the page. It prints the scripts of India's constitution
 * that run from left to right, Latin, Greek and Cyrillic; another letter without its accents or as a question mark.
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

  /** @param made title and moment: all that a PDF says of itself, so that the same text is the same file */
  static async open(made: { title: string; author: string; at: Date }): Promise<PdfSheet> {
    const { title, author, at } = made
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

  /** Writes on the line where the sheet is now. */
  writeText(text: string, { x, size, bold = false, align = 'left' }: TextPosition): void {
    const runs = this.#runsOf(text)
    const widths = runs.map((run) => this.#widthOf(run, size, bold))
    const width = widths.reduce((sum, one) => sum + one, 0)
    let start = align === 'right' ? x - width : x
    runs.forEach((run, place) => {
      this.#document.font(this.#fonts.fontOf(run.script, bold), size)
      // Shaped glyphs stand in another order than the letters: this is what a reader copies and searches.
      this.#document.markContent('Span', { actual: run.text })
      this.#document.text(run.text, start, this.#y, { lineBreak: false, baseline: 'alphabetic' })
      this.#document.endMarkedContent()
      start += widths[place] ?? 0
    })
  }

  #fits(line: string, width: number, size: number): boolean {
    const runs = this.#runsOf(line)
    return runs.reduce((sum, run) => sum + this.#widthOf(run, size), 0) <= width
  }

  /** Breaks a text into lines of a width; a word that is longer is broken too. */
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

  /** Goes down; text is then written there. */
  moveDown(points: number): void {
    this.#y += points
  }

  /** Draws a thin line from edge to edge. */
  drawRule(): void {
    const { left, right } = edges
    this.#document.moveTo(left, this.#y).lineTo(right, this.#y).lineWidth(0.5).stroke(grey)
  }

  /** Makes sure that so many points are left; else goes on at the top of a new page. @returns true then */
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
