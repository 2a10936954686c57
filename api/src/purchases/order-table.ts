import { readWholeNumber } from '@store/contract/rules/catalog/typed-numbers'
import { largestLineQuantity } from '@store/contract/rules/limits'
import { type OrderColumns, readOrderHeadings } from '@store/contract/rules/sheets/order-columns'
import type { SheetRow } from '../sheets/sheet-row.ts'

/** Where the table of an order begins. */
export interface OrderTable {
  /** The number of its row of headings; 0 for a table without one. */
  headingRow: number
  /** Undefined when the headings do not decide. */
  columns: OrderColumns | undefined
}

/** What a person needs to see in order to choose the columns. */
export interface OrderHead {
  headings: string[]
  /** The first rows below the headings, at most five. */
  rows: string[][]
  /** The sheet it was found on, where there are several. */
  sheet?: string
}

const rowsShown = 5
const longestShown = 80

function cellsOf({ cells }: SheetRow): string[] {
  return cells.filter((cell) => cell.trim() !== '')
}

/** "12A, 5": two cells, and the second one is a quantity. */
function isBareLine(row: SheetRow): boolean {
  const [, quantity = '', ...others] = row.cells.map((cell) => cell.trim())
  const isAlone = others.every((cell) => cell === '') && cellsOf(row).length === 2
  return isAlone && readWholeNumber(quantity, largestLineQuantity) !== undefined
}

/**
 * Finds the table of an order among the first rows: by its headings, wherever they are. A table without any is model number,
 * then quantity, if it is nothing but that from its first row on.
 */
export function findOrderTable(rows: readonly SheetRow[]): OrderTable | undefined {
  let unclear: OrderTable | undefined
  for (const row of rows) {
    if (cellsOf(row).length < 2) continue
    const headings = readOrderHeadings(row.cells)
    if (headings?.columns) return { headingRow: row.number, columns: headings.columns }
    if (headings) unclear ??= { headingRow: row.number, columns: undefined }
  }
  if (unclear) return unclear
  const [first] = rows
  const isBare = first !== undefined && rows.every(isBareLine)
  return isBare ? { headingRow: 0, columns: { modelNo: 0, quantity: 1 } } : undefined
}

/** The row of headings: that of the table, or the first one with several words. */
function indexOfHead(rows: readonly SheetRow[], table: OrderTable | undefined): number {
  const hasWords = (row: SheetRow) => cellsOf(row).filter((cell) => /\p{L}/u.test(cell)).length >= 2
  const named = rows.findIndex(({ number }) => number === table?.headingRow)
  return Math.max(named < 0 ? rows.findIndex(hasWords) : named, 0)
}

/**
 * The number of the row of headings, once its columns are chosen; 0 when there is none: "12A, black, 5" has two words and is
 * a line of the order, because a quantity stands in it.
 */
export function findHeadingRow(
  rows: readonly SheetRow[],
  { table, columns }: { table: OrderTable | undefined; columns: OrderColumns },
): number {
  if (table?.columns) return table.headingRow
  const row = rows[indexOfHead(rows, table)]
  const quantity = row?.cells[columns.quantity] ?? ''
  const isLine = readWholeNumber(quantity, largestLineQuantity) !== undefined
  return row && !isLine ? row.number : 0
}

/** The head of a table whose columns a person has to choose. */
export function describeHead(rows: readonly SheetRow[], table: OrderTable | undefined): OrderHead {
  const index = indexOfHead(rows, table)
  const shown = rows.slice(index, index + rowsShown + 1)
  const width = Math.max(0, ...shown.map(({ cells }) => cells.length))
  const [headings = [], ...others] = shown.map(({ cells }) =>
    Array.from({ length: width }, (_, column) =>
      (cells[column] ?? '').replace(/\s+/g, ' ').trim().slice(0, longestShown),
    ),
  )
  return { headings, rows: others }
}
