import { isNameOf, type NamedColumn } from '../../../sheets/column-names.ts'

/** What parts the cells of a pasted table, the surest first. */
const separators = ['\t', '|', ';', ','] as const

/** A line of more is no row of headings. */
const mostColumns = 60

/** The headings of a table that name one column of quantities, and one of what is ordered. */
interface Headings {
  separator: string
  columns: number
  product: number
  quantity: number
}

const cellsOf = (line: string, separator: string) =>
  line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))

/** The only column of this name; undefined when two have it, which nothing decides. */
function onlyColumn(column: NamedColumn, headings: readonly string[]): number | undefined {
  const [only, second] = [...headings.keys()].filter((at) => isNameOf(column, headings[at] ?? ''))
  return second === undefined ? only : undefined
}

function headingsOf(line: string): Headings | undefined {
  const separator = separators.find((sign) => line.includes(sign))
  if (separator === undefined || /\d/.test(line)) return undefined
  const cells = cellsOf(line, separator)
  if (cells.length > mostColumns) return undefined
  const quantity = onlyColumn('quantity', cells)
  const product =
    onlyColumn('modelNo', cells) ?? onlyColumn('name', cells) ?? onlyColumn('description', cells)
  if (quantity === undefined || product === undefined) return undefined
  return { separator, columns: cells.length, product, quantity }
}

/** @returns undefined for what is no row of this table. A blank quantity is asked about, whatever the product is called. */
function rowOf(line: string, headings: Headings): string | undefined {
  const cells = cellsOf(line, headings.separator)
  if (cells.length !== headings.columns) return undefined
  const [product = '', written = ''] = [cells[headings.product], cells[headings.quantity]]
  if (product === '') return undefined
  return written === '' ? `${product} ?` : `${product}, ${written}`
}

/**
 * Writes the rows of a pasted table, whose headings say which column is the quantity, as lines of model and quantity: other
 * columns hold rates, sizes and numbers of lines.
 * @param lines as pasted
 * @example withoutColumns(['Item\tQty\tRate', 'Q2612A\t10\t1150']) // ['Item\tQty\tRate', 'Q2612A, 10']
 */
export function withoutColumns(lines: readonly string[]): string[] {
  let headings: Headings | undefined
  return lines.map((line) => {
    const own = headingsOf(line)
    headings = own ?? headings
    return own || !headings ? line : (rowOf(line, headings) ?? line)
  })
}
