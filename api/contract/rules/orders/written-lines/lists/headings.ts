import { isNameOf, type NamedColumn } from '../../../sheets/column-names.ts'
import { alternatives } from '../words/word-list.ts'

/** What a column of a pasted table holds: `said` is read with the row, as "cancelled" of a column "Status". */
type Use = 'product' | 'quantity' | 'unit' | 'passed' | 'said'

/** The columns of a pasted table. */
export interface Headings {
  separator: RegExp
  columns: readonly Use[]
  /** "Qty (Doz)": the unit of all rows. */
  unit: string
  /** One column is the quantity, and one what is ordered. */
  isClear: boolean
}

/** What parts the cells of a pasted table, the surest first; a mail that was turned to text has blanks. */
const separators = [/\t/, /\|/, /;/, /,(?=(?:[^"]*"[^"]*")*[^"]*$)/, / {2,}/, / /] as const

/** A line of more is no row of headings. */
const mostColumns = 60
const longestHeadings = 1_000

export const cellsOf = (line: string, separator: RegExp): string[] =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

const products = ['modelNo', 'name', 'description'] as const satisfies readonly NamedColumn[]
/** Columns that say nothing of how many are ordered. */
const passed = [
  ...products,
  ...(['brand', 'category', 'gst', 'hsn', 'unit', 'stock', 'seenStock', 'quantity'] as const),
  ...(['priceEnduser', 'priceReseller', 'priceDistributor', 'amount', 'balance'] as const),
] satisfies readonly NamedColumn[]
const otherPassed =
  /^(?:s|sl|sr|serial)\.?\s*(?:nos?|number)?\.?$|^(?:per|disc.*|hsn.*|amount|total|value|moq)$/i
const groupsAndPackages =
  'doz dozen dozens dzn dz box boxes ctn ctns carton cartons pkt pkts pack packs set sets pair pairs gross hundred hundreds'
const unitOfHeading = new RegExp(
  String.raw`[\s([/-]*(?:in\s+)?(?<![a-z])(${alternatives(groupsAndPackages)})\.?[\s)\]]*$`,
  'i',
)

const isPassed = (heading: string) =>
  heading === '' || otherPassed.test(heading) || passed.some((column) => isNameOf(column, heading))

function useOf(heading: string, product: NamedColumn | undefined): Use {
  if (product && isNameOf(product, heading)) return 'product'
  if (isNameOf('quantity', heading.replace(unitOfHeading, ''))) return 'quantity'
  if (isNameOf('unit', heading)) return 'unit'
  return isPassed(heading) ? 'passed' : 'said'
}

/**
 * The headings of a pasted table.
 * @param line as pasted
 * @returns undefined for any other line
 */
export function headingsOf(line: string): Headings | undefined {
  if (/\d/.test(line) || line.length > longestHeadings) return undefined
  const separator = separators.find((sign) => sign.test(line.trim()))
  const cells = separator ? cellsOf(line, separator) : []
  if (!separator || cells.length > mostColumns) return undefined
  const product = products.find((name) => cells.some((cell) => isNameOf(name, cell)))
  const columns = cells.map((cell) => useOf(cell, product))
  const count = (use: Use) => columns.filter((other) => other === use).length
  // "Item Rate" of blanks names columns only; in words of a sentence one of them is no name.
  const isSentence = separator.source === ' ' && columns.includes('said')
  if (columns.length < 2 || isSentence || columns.length - count('said') < 2) return undefined
  const quantity = cells[columns.indexOf('quantity')] ?? ''
  return {
    separator,
    columns,
    unit: unitOfHeading.exec(quantity)?.[1] ?? '',
    isClear: count('product') === 1 && count('quantity') === 1 && count('unit') <= 1,
  }
}
