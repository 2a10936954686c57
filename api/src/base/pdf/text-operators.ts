import type { GlyphPosition } from 'fontkit'
import type { PrintedGlyph } from './shaped-font.ts'

/** Where a glyph is drawn and the next one begins, in thousandths of the font's size. */
export interface PrintedPosition extends GlyphPosition {
  /** The width that the font gives the glyph. */
  advanceWidth: number
}

/** A shaped text, where it begins, and its font. Lengths in points, from the lower left corner of the page. */
interface PlacedText {
  glyphs: readonly PrintedGlyph[]
  /** Codes of the glyphs in the font of the document, four hexadecimal digits each. */
  codes: readonly string[]
  positions: readonly PrintedPosition[]
  x: number
  y: number
  fontName: string
  size: number
}

/** As PDF writes numbers: no exponent, no more digits than printers resolve. */
const numberOf = (value: number) => String(Number(value.toFixed(4)))

function utf16Of(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

/**
 * The operators of a PDF that write a text. Where the glyphs of a letter are more than the letters, they are marked with
 * the text. The mark has to stand inside the text object: readers take the place of the text from where the mark ends.
 */
export function textOperators(text: PlacedText): string {
  const { glyphs, codes, positions, fontName, size } = text
  const scale = size / 1000
  const operators = ['BT', `/${fontName} ${numberOf(size)} Tf`]
  let array: string[] = []
  let row = ''
  let { x } = text
  const flush = () => {
    if (row) array.push(`<${row}>`)
    if (array.length > 0) operators.push(`[${array.join(' ')}] TJ`)
    array = []
    row = ''
  }
  const moveTo = (dx: number, dy: number) => {
    flush()
    operators.push(`1 0 0 1 ${numberOf(x + dx * scale)} ${numberOf(text.y + dy * scale)} Tm`)
  }
  moveTo(0, 0)
  let markedUntil = 0
  let isMoved = false
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, index) => {
    const marked = glyphs[index]?.marked
    if (marked) {
      flush()
      operators.push(`/Span <</ActualText ${utf16Of(marked.text)}>> BDC`)
      markedUntil = index + marked.count
    }
    const isOffset = xOffset !== 0 || yOffset !== 0
    if (isOffset || isMoved) moveTo(xOffset, yOffset)
    isMoved = isOffset
    row += codes[index]
    x += xAdvance * scale
    if (xAdvance !== advanceWidth && !isOffset) {
      array.push(`<${row}> ${numberOf(advanceWidth - xAdvance)}`)
      row = ''
    }
    if (index + 1 === markedUntil) {
      flush()
      operators.push('EMC')
    }
  })
  flush()
  operators.push('ET')
  return operators.join('\n')
}
