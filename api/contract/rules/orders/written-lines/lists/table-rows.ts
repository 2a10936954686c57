import { mayBePrice } from '../line-quantity.ts'
import { cellsOf, type Headings, headingsOf } from './headings.ts'

/** A line of a list, and whether what stands above or below it makes it doubtful. */
export interface ListLine {
  text: string
  isAsked: boolean
}

/** "3", "dozen" of the next cell, and of the heading; a bare number under a quantity counts pieces. */
function quantityOfRow(written: string, unit: string): string {
  if (/\p{L}/u.test(written)) return written
  const isPlain = unit === '' && /^[\d,]+$/.test(written)
  const isHigh = isPlain && mayBePrice(written.replaceAll(',', ''))
  return isHigh ? `${written} pcs` : `${written} ${unit}`.trim()
}

/** @returns undefined for what is no row of this table */
function rowOf(
  text: string,
  { separator, columns, unit, isClear }: Headings,
): ListLine | undefined {
  const cells = cellsOf(text, separator)
  if (separator.source === ' ') return isClear ? undefined : { text, isAsked: true }
  if (cells.length !== columns.length) {
    return separator.test(text.trim()) ? { text, isAsked: true } : undefined
  }
  if (!isClear) return { text, isAsked: true }
  const of = (use: string) => cells.filter((_, at) => columns[at] === use)
  const [product = '', written = ''] = [...of('product'), ...of('quantity')]
  if (product === '') return undefined
  const [ownUnit = ''] = of('unit')
  const besides = of('said').filter((cell) => /\p{L}/u.test(cell))
  const quantity = quantityOfRow(written, ownUnit || unit)
  return {
    text: [product, quantity || '?', ...besides].join(', ').replace(/, \?$/, ' ?'),
    isAsked: false,
  }
}

/**
 * Writes the rows of a pasted table, whose headings say which column is the quantity, as lines of model and quantity: other
 * columns hold rates, sizes and numbers of lines. Below headings without a quantity every line is asked about.
 * @param lines as pasted
 * @example withoutColumns(['Item\tQty\tRate', 'Q2612A\t10\t1150']) // the second line is 'Q2612A, 10'
 */
export function withoutColumns(lines: readonly string[]): ListLine[] {
  let headings: Headings | undefined
  return lines.map((text) => {
    const own = headingsOf(text)
    headings = own ?? headings
    if (own) return { text: '', isAsked: false }
    return (headings && rowOf(text, headings)) ?? { text, isAsked: false }
  })
}
