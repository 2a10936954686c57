import {
  canReadStatement,
  dateOrders,
  type StatementColumn,
  type StatementLayout,
  type StatementMapping,
  statementColumns,
} from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import type { TableHead } from '@store/contract/schemas/table-head'
import { describeTable, headingOf, headingsOf, type SheetRow } from '../../../../base/base.ts'
import {
  type AskedColumns,
  invalidMappingError,
  invalidStatementError,
  UnknownColumnsError,
} from '../../statement-errors.ts'
import { findAccount } from '../account-digits.ts'
import { readAmount } from '../read-amount.ts'
import { readDay } from '../read-day.ts'
import type { SheetRows } from '../sheets/sheet-rows.ts'
import { cellText } from './cell-text.ts'
import { guessColumns } from './guess-columns.ts'
import { tableLayouts } from './table-layouts.ts'

/** Where the table of a statement begins, and what its columns hold. */
export interface StatementTable {
  layout: StatementLayout
  /** The position of the row of headings among the rows. */
  headIndex: number
  /** The headings up to the last one, by their letters and digits. */
  headings: readonly string[]
  columns: Partial<Record<StatementColumn, number>>
  /** The headings as they stand in the file. */
  titles: readonly string[]
}

/** Banks write addresses, periods and summaries above the table; none as many as this. */
const mostRowsAbove = 200

/** Positions of headings in a row; undefined unless all of them are there. Of equal headings the first one counts. */
function findColumns(
  cells: readonly string[],
  headings: StatementMapping,
): StatementTable['columns'] | undefined {
  const names = cells.map(plainHeading)
  const columns: StatementTable['columns'] = {}
  for (const column of statementColumns) {
    const heading = headings[column]
    if (heading === undefined) continue
    const index = names.indexOf(plainHeading(heading))
    if (index < 0) return undefined
    columns[column] = index
  }
  return columns
}

function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}

function plainHeadingsOf(cells: readonly string[]): string[] {
  return cells.slice(0, widthOf(cells)).map(plainHeading)
}

function isDay(cell: string, epoch: number | undefined): boolean {
  return dateOrders.some((order) => readDay(cell, { epoch, order }))
}

/** Whether a row has a day, and an amount beside it. */
function looksLikeLine(row: readonly string[], epoch: number | undefined): boolean {
  const cells = row.map(cellText)
  return cells.some(
    (cell, at) =>
      isDay(cell, epoch) &&
      cells.some((other, index) => index !== at && /\d/.test(other) && readAmount(other)),
  )
}

/** Whether a sheet may be of an account, though no table is found on it: it names one, or has a row with a day. */
export function mayBeStatement({ rows }: SheetRows): boolean {
  const cells = rows.map((row) => row.cells)
  const hasDay = (row: readonly string[]) => row.some((cell) => isDay(cellText(cell), undefined))
  return findAccount(cells.slice(0, mostRowsAbove)) !== undefined || cells.some(hasDay)
}

/** What a person needs to see of a table in order to choose other columns. */
export function headOf({ rows, name }: SheetRows, { headIndex }: StatementTable): TableHead {
  const [head = [], ...below] = rows.slice(headIndex).map(({ cells }) => cells)
  return describeTable(head, below, name)
}

/** The row of headings of an unknown table: the last one of several cells above the first one with a day and an amount. */
function findUnknown({ rows, dayZero, name }: SheetRows): AskedColumns | undefined {
  const isHeading = ({ cells }: SheetRow) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3
  const top = rows.findIndex(isHeading)
  const first = rows.findIndex(
    ({ cells }, index) => top >= 0 && index > top && looksLikeLine(cells, dayZero),
  )
  const headIndex = rows.slice(0, Math.max(first, 0)).findLastIndex(isHeading)
  const head = rows[headIndex]
  if (!head) return undefined
  const below = rows.slice(first).map(({ cells }) => cells)
  const shown = describeTable(head.cells, below, name)
  return { head: shown, mapping: guessColumns(shown.headings) }
}

function tableAt(
  layout: StatementLayout,
  {
    headIndex,
    cells,
    columns,
  }: Pick<StatementTable, 'headIndex' | 'columns'> & Pick<SheetRow, 'cells'>,
): StatementTable {
  return {
    layout,
    headIndex,
    headings: plainHeadingsOf(cells),
    columns,
    titles: cells.map(cellText),
  }
}

function assertUsable(mapping: StatementMapping): void {
  const columns = statementColumns.filter((column) => mapping[column] !== undefined)
  const headings = columns.map((column) => plainHeading(mapping[column] ?? ''))
  const twice = columns.find((_, index) => headings.indexOf(headings[index] ?? '') !== index)
  if (!canReadStatement(columns)) throw invalidMappingError(statementMessages.columnsIncomplete)
  if (twice) throw invalidMappingError(sheetMessages.headingTwice(mapping[twice] ?? ''))
}

function findMapped(rows: readonly SheetRow[], mapping: StatementMapping): StatementTable {
  assertUsable(mapping)
  for (const [headIndex, { cells }] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = findColumns(headingsOf(cells), mapping)
    if (columns) return tableAt('mapped', { headIndex, cells, columns })
  }
  const names = new Set(
    rows.slice(0, mostRowsAbove).flatMap(({ cells }) => headingsOf(cells).map(plainHeading)),
  )
  const missing = Object.values(mapping).find((heading) => !names.has(plainHeading(heading)))
  throw invalidMappingError(
    missing === undefined
      ? statementMessages.columnsIncomplete
      : sheetMessages.unknownColumn(headingOf(missing)),
  )
}

/**
 * Finds the table of a statement: by the columns that a person chose, or by the headings of a known bank.
 * @throws UnknownColumnsError when it has a table that is not known; HttpError (400, 415) for a mapping that does not fit,
 * and when there is no table
 */
export function findTable(sheet: SheetRows, mapping: StatementMapping | undefined): StatementTable {
  const { rows } = sheet
  if (mapping) return findMapped(rows, mapping)
  for (const [headIndex, { cells }] of rows.slice(0, mostRowsAbove).entries()) {
    for (const { layout, headings } of tableLayouts) {
      const columns = findColumns(cells, headings)
      if (columns) return tableAt(layout, { headIndex, cells, columns })
    }
  }
  const asked = findUnknown(sheet)
  if (!asked) throw invalidStatementError(statementMessages.fileType, 415)
  throw new UnknownColumnsError(asked)
}
