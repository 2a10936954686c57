import { type OrderColumns, readOrderHeadings } from '@store/contract/rules/sheets/order-columns'
import { readQuantityCell } from '@store/contract/rules/sheets/quantity-cell'
import type { TableHead } from '@store/contract/schemas/table-head'
import { describeTable, type SheetRow } from '../../base/base.ts'

/** Where the table of an order begins. */
export interface OrderTable {
  /** The number of its row of headings; 0 for a table without one. */
  headingRow: number
  /** Undefined when the headings do not decide. */
  columns: OrderColumns | undefined
}

function cellsOf({ cells }: SheetRow): string[] {
  return cells.filter((cell) => cell.trim() !== '')
}

/** "12A, 5": two cells, and the second one is a quantity. */
function isBareLine(row: SheetRow): boolean {
  const [, quantity = '', ...others] = row.cells.map((cell) => cell.trim())
  const isAlone = others.every((cell) => cell === '') && cellsOf(row).length === 2
  return isAlone && readQuantityCell(quantity) !== undefined
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

/** "12A, black, 5 pcs" has three words and is a line of the order: a digit stands where a quantity, or at least a model, does. */
function isLine({ cells }: SheetRow, columns: OrderColumns): boolean {
  const [modelNo = '', quantity = ''] = [cells[columns.modelNo], cells[columns.quantity]]
  return /\d/.test(quantity.trim() === '' ? modelNo : quantity.normalize('NFKC'))
}

/**
 * The number of the row of headings, once its columns are chosen; 0 when there is none. A row that names a column of an order
 * is one, unless a quantity stands in it.
 */
export function findHeadingRow(
  rows: readonly SheetRow[],
  { table, columns }: { table: OrderTable | undefined; columns: OrderColumns },
): number {
  if (table?.columns) return table.headingRow
  const row = rows[indexOfHead(rows, table)]
  if (!row) return 0
  const hasLine = table
    ? readQuantityCell(row.cells[columns.quantity] ?? '') !== undefined
    : isLine(row, columns)
  return hasLine ? 0 : row.number
}

/** What a person sees who has to choose the columns. */
export function describeHead(
  rows: readonly SheetRow[],
  { table, sheet }: { table: OrderTable | undefined; sheet: string | undefined },
): TableHead {
  const [headings = [], ...others] = rows.slice(indexOfHead(rows, table)).map(({ cells }) => cells)
  return describeTable(headings, others, sheet)
}
