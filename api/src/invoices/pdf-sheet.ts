import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

const a4 = { width: 595.28, height: 841.89 }
const margin = 36
const grey = rgb(0.75, 0.75, 0.75)

/** Where a text stands: `right` ends at `x` instead of starting there. Lengths in points. */
export interface Placing {
  x: number
  size: number
  bold?: boolean
  align?: 'left' | 'right'
}

/** The left and right edge of what is printed, in points. */
export const edges = { left: margin, right: a4.width - margin } as const

/**
 * Paper that is written from top to bottom, and goes on over the page. The fonts of PDF itself know the
 * letters of Western Europe; others are printed without their accents or as a question mark.
 */
export class PdfSheet {
  readonly #document: PDFDocument
  readonly #plain: PDFFont
  readonly #bold: PDFFont
  readonly #letters: ReadonlySet<number>
  #page: PDFPage
  #y = a4.height - margin

  private constructor(document: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#document = document
    this.#plain = fonts.plain
    this.#bold = fonts.bold
    this.#letters = new Set(fonts.plain.getCharacterSet())
    this.#page = document.addPage([a4.width, a4.height])
  }

  /** @param made title and moment: all that a PDF says of itself, so that the same text is the same file */
  static async open(made: { title: string; author: string; at: Date }): Promise<PdfSheet> {
    const document = await PDFDocument.create({ updateMetadata: false })
    document.setTitle(made.title)
    document.setAuthor(made.author)
    document.setCreationDate(made.at)
    document.setModificationDate(made.at)
    const plain = await document.embedFont(StandardFonts.Helvetica)
    const bold = await document.embedFont(StandardFonts.HelveticaBold)
    return new PdfSheet(document, { plain, bold })
  }

  #printable(text: string): string {
    const letters = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
      if (this.#letters.has(letter.codePointAt(0) ?? 0)) return letter
      const bare = letter.normalize('NFD').charAt(0)
      return this.#letters.has(bare.codePointAt(0) ?? 0) ? bare : '?'
    })
    return letters.join('')
  }

  /** Writes on the line where the sheet is now. */
  write(text: string, { x, size, bold = false, align = 'left' }: Placing): void {
    const font = bold ? this.#bold : this.#plain
    const printable = this.#printable(text)
    const start = align === 'right' ? x - font.widthOfTextAtSize(printable, size) : x
    this.#page.drawText(printable, { x: start, y: this.#y, size, font })
  }

  /** Breaks a text into lines of a width; a word that is longer is broken too. */
  wrap(text: string, width: number, size: number): string[] {
    const fits = (line: string) => this.#plain.widthOfTextAtSize(line, size) <= width
    const lines: string[] = []
    let line = ''
    for (const word of this.#printable(text).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = ''
      for (const letter of word) {
        if (fits(line + letter)) line += letter
        else {
          lines.push(line)
          line = letter
        }
      }
    }
    return line === '' ? lines : [...lines, line]
  }

  /** Goes down; text is then written there. */
  down(points: number): void {
    this.#y -= points
  }

  /** Draws a thin line from edge to edge. */
  rule(): void {
    const { left, right } = edges
    const [start, end] = [
      { x: left, y: this.#y },
      { x: right, y: this.#y },
    ]
    this.#page.drawLine({ start, end, thickness: 0.5, color: grey })
  }

  /** Makes sure that so many points are left; else goes on at the top of a new page. @returns true then */
  turnUnlessRoomFor(points: number): boolean {
    if (this.#y - points >= margin) return false
    this.#page = this.#document.addPage([a4.width, a4.height])
    this.#y = a4.height - margin
    return true
  }

  async bytes(): Promise<Buffer> {
    return Buffer.from(await this.#document.save())
  }
}
