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
import type { SheetRow } from '../../../sheets/sheet-row.ts'
import {
  invalidMappingError,
  invalidStatementError,
  type StatementHead,
  UnknownColumnsError,
} from '../../statement-errors.ts'
import { readAmount } from '../read-amount.ts'
import { readDay } from '../read-day.ts'
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
const rowsShown = 3
const longestShown = 80

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

function headingsOf(cells: readonly string[]): string[] {
  return cells.slice(0, widthOf(cells)).map(plainHeading)
}

function looksLikeLine(row: readonly string[], epoch: number | undefined): boolean {
  const cells = row.map(cellText)
  const hasDay = cells.some((cell) => dateOrders.some((order) => readDay(cell, { epoch, order })))
  return hasDay && cells.some((cell) => /\d[.,]\d{2}$|^\d+$/.test(cell) && readAmount(cell))
}

function showHead(rows: readonly SheetRow[], headIndex: number, first: number): StatementHead {
  const head = rows[headIndex]?.cells ?? []
  const width = widthOf(head)
  const show = (cells: readonly string[]) =>
    cells.slice(0, width).map((cell) => cell.replace(/\s+/g, ' ').trim().slice(0, longestShown))
  const shown = rows.slice(first, first + rowsShown)
  return { headings: show(head), rows: shown.map(({ cells }) => show(cells)) }
}

/** What a person needs to see of a table in order to choose other columns. */
export function headOf(rows: readonly SheetRow[], { headIndex }: StatementTable): StatementHead {
  return showHead(rows, headIndex, headIndex + 1)
}

/** The head of an unknown table: the last row of several cells above the first one with a day and an amount. */
function findHead(rows: readonly SheetRow[], epoch: number | undefined): StatementHead | undefined {
  const isHeading = ({ cells }: SheetRow) => cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3
  const first = rows.findIndex(({ cells }) => looksLikeLine(cells, epoch))
  const headIndex = rows.slice(0, Math.max(first, 0)).findLastIndex(isHeading)
  return headIndex < 0 ? undefined : showHead(rows, headIndex, first)
}

function tableAt(
  layout: StatementLayout,
  {
    headIndex,
    cells,
    columns,
  }: Pick<StatementTable, 'headIndex' | 'columns'> & Pick<SheetRow, 'cells'>,
): StatementTable {
  return { layout, headIndex, headings: headingsOf(cells), columns, titles: cells.map(cellText) }
}

function assertUsable(mapping: StatementMapping): void {
  const columns = statementColumns.filter((column) => mapping[column] !== undefined)
  const headings = columns.map((column) => plainHeading(mapping[column] ?? ''))
  const twice = columns.find((_, index) => headings.indexOf(headings[index] ?? '') !== index)
  const { mapping: messages } = statementMessages
  if (!canReadStatement(columns)) throw invalidMappingError(messages.incomplete)
  if (twice) throw invalidMappingError(messages.headingTwice(mapping[twice] ?? ''))
}

function findMapped(rows: readonly SheetRow[], mapping: StatementMapping): StatementTable {
  assertUsable(mapping)
  for (const [headIndex, { cells }] of rows.slice(0, mostRowsAbove).entries()) {
    const columns = findColumns(cells, mapping)
    if (columns) return tableAt('mapped', { headIndex, cells, columns })
  }
  const names = new Set(
    rows.slice(0, mostRowsAbove).flatMap(({ cells }) => cells.map(plainHeading)),
  )
  const missing = Object.values(mapping).find((heading) => !names.has(plainHeading(heading)))
  throw invalidMappingError(
    missing === undefined
      ? statementMessages.mapping.incomplete
      : statementMessages.mapping.unknownHeading(missing.slice(0, longestShown)),
  )
}

/**
 * Finds the table of a statement: by the columns that a person chose, or by the headings of a known bank.
 * @throws UnknownColumnsError when it has a table that is not known; HttpError (400, 415) for a mapping that does not fit,
 * and when there is no table
 */
export function findTable(
  rows: readonly SheetRow[],
  { mapping, epoch }: { mapping: StatementMapping | undefined; epoch: number | undefined },
): StatementTable {
  if (mapping) return findMapped(rows, mapping)
  for (const [headIndex, { cells }] of rows.slice(0, mostRowsAbove).entries()) {
    for (const { layout, headings } of tableLayouts) {
      const columns = findColumns(cells, headings)
      if (columns) return tableAt(layout, { headIndex, cells, columns })
    }
  }
  const head = findHead(rows, epoch)
  if (!head) throw invalidStatementError(statementMessages.fileType, 415)
  throw new UnknownColumnsError({ head, mapping: guessColumns(head.headings) })
}
