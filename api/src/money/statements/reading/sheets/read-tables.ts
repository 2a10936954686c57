import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { HttpError } from '../../../../base/base.ts'
import { ColumnsError, invalidStatementError, UnknownColumnsError } from '../../statement-errors.ts'
import { findAccount, findUnnamedAccount, isSameAccount } from '../account-digits.ts'
import { assertDaysInOrder } from '../assert-days.ts'
import { readAmount } from '../read-amount.ts'
import type { FileContent, StatementContent } from '../statement-line.ts'
import { cellText } from '../table/cell-text.ts'
import { checkBalances } from '../table/check-balances.ts'
import { findDateOrder } from '../table/date-order.ts'
import { findTable, headOf, mayBeStatement, type StatementTable } from '../table/find-table.ts'
import { LineReader } from '../table/read-line.ts'
import { readTable } from '../table/read-table.ts'
import { findCurrencyOfLines, findOtherCurrency } from './find-currency.ts'
import type { SheetRows } from './sheet-rows.ts'

/** How the tables of a file are read. */
export interface TableOptions {
  /** The columns as a person chose them, after {@link UnknownColumnsError}. */
  mapping?: StatementMapping | undefined
  /** What stands first in the dates of this file, as a person said after it did not show that. */
  dateOrder?: DateOrder | undefined
}

/** A sheet with a table that can be read. */
interface FoundTable extends SheetRows {
  table: StatementTable
  /** As the lines above it name it. */
  account: string | undefined
}

const cellsOf = (rows: SheetRows['rows']) => rows.map(({ cells }) => cells)

function foundOn(sheet: SheetRows, mapping: StatementMapping | undefined): FoundTable {
  const table = findTable(sheet, mapping)
  const above = cellsOf(sheet.rows.slice(0, table.headIndex + 1))
  return { ...sheet, table, account: findAccount(above) ?? findUnnamedAccount(above) }
}

const nameOf = ({ name }: SheetRows) => name ?? ''

/** A sheet, and its table or why it has none. */
interface TriedSheet {
  sheet: SheetRows
  found?: FoundTable
  refusal?: Error
}

function tryOn(sheet: SheetRows, mapping: StatementMapping | undefined): TriedSheet {
  try {
    return { sheet, found: foundOn(sheet, mapping) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { sheet, refusal: error }
  }
}

/**
 * Finds the tables of statements on the sheets of a file.
 * @throws what {@link findTable} says of the sheet that is most like one, when there is none
 */
function findOnSheets(
  sheets: readonly SheetRows[],
  mapping: StatementMapping | undefined,
): { found: FoundTable[]; notes: string[] } {
  const tried = sheets.map((sheet) => tryOn(sheet, mapping))
  const refusals = tried.flatMap(({ refusal }) => refusal ?? [])
  if (refusals.length === tried.length) {
    const isOfTable = (refusal: Error) => refusal instanceof UnknownColumnsError
    throw (
      refusals.find(isOfTable) ??
      refusals[0] ??
      invalidStatementError(statementMessages.fileType, 415)
    )
  }
  // The chosen columns are those of one table; others may be of a known bank.
  const all = tried.map((one) => (mapping && !one.found ? tryOn(one.sheet, undefined) : one))
  return {
    found: all.flatMap(({ found }) => found ?? []),
    notes: all.flatMap(({ sheet, refusal }) =>
      refusal instanceof UnknownColumnsError || (refusal && mayBeStatement(sheet))
        ? [statementMessages.left.otherColumns(nameOf(sheet))]
        : [],
    ),
  }
}

function readFound(found: FoundTable, chosen: DateOrder | undefined): StatementContent[] {
  const { rows, dayZero: epoch, table, account, delimiter } = found
  const { headIndex, headings, columns, titles, layout } = table
  const currency =
    findOtherCurrency(cellsOf(rows.slice(0, headIndex + 1))) ??
    findCurrencyOfLines(cellsOf(rows.slice(headIndex + 1)), headings)
  if (currency) throw invalidStatementError(statementMessages.onlyRupees(currency))
  // What is printed below the lines has days, too.
  const hasMoney = ({ cells }: SheetRows['rows'][number]) =>
    [columns.credit, columns.debit, columns.amount].some(
      (at) => at !== undefined && (readAmount(cellText(cells[at]))?.amount ?? 0) > 0,
    )
  const ofLines = rows.slice(headIndex + 1).filter(hasMoney)
  const dates = ofLines.map(({ number, cells }) => ({
    row: number,
    column: titles[columns.date ?? 0] ?? '',
    text: cellText(cells[columns.date ?? 0]),
  }))
  const reader = new LineReader(table, { epoch, order: findDateOrder(dates, chosen) })
  const contents = readTable({ rows, table, reader, account, delimiter })
  for (const { lines } of contents) {
    const order = checkBalances(lines)
    if (order) assertDaysInOrder(order === 'oldest-first' ? lines : lines.toReversed())
  }
  const { headings: shown } = headOf(found, table)
  const chosenAmong = layout === 'mapped' ? shown : undefined
  const ofSheet = contents.length > 0 || !account ? contents : [{ account, lines: [] }]
  const sheets = found.name === undefined ? [] : [found.name]
  return ofSheet.map((content) => ({ layout, ...content, chosenAmong, sheets }))
}

/** A refusal that says on which of several sheets it is. */
function onSheet(error: HttpError, name: string): HttpError {
  const { statusCode, code, fields } = error
  const message = statementMessages.onSheet(name, error.message)
  const named = fields.map((field) => ({ ...field, message }))
  return new HttpError({ message, statusCode, code, fields: named })
}

interface Period {
  from: string
  to: string
}

/** The first and the last day of lines. */
export function periodOf({ lines }: Pick<StatementContent, 'lines'>): Period | undefined {
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : undefined
}

/** A statement on a sheet. */
interface OnSheet {
  sheet: SheetRows
  content: StatementContent
  /** Undefined without lines. */
  period: Period | undefined
}

/** Without an account, tables of one bank are taken for one. */
function areOfOneAccount(one: StatementContent, other: StatementContent): boolean {
  if (one.account && other.account) return isSameAccount(one.account, other.account)
  return one.account === other.account && one.layout === other.layout
}

/**
 * Joins the sheets of one account to one statement, if each has days of its own: months are kept as sheets. A sheet of days that
 * another one has may be a filtered copy, and one without an account may be of any: both are left out, and named.
 */
function joinSheets(statements: readonly OnSheet[]): FileContent {
  const taken: (OnSheet & { periods: Period[] })[] = []
  const notes: string[] = []
  for (const { sheet, content, period } of statements) {
    const others = taken.filter((one) => one.sheet !== sheet)
    const isUnclear = others.some((one) => !one.content.account !== !content.account)
    const same = others.find((one) => areOfOneAccount(one.content, content))
    if (period && isUnclear) notes.push(statementMessages.left.noAccount(nameOf(sheet)))
    else if (!same) taken.push({ sheet, content, period, periods: period ? [period] : [] })
    else if (period) {
      const hasDays = ({ from, to }: Period) => from <= period.to && to >= period.from
      if (same.periods.some(hasDays)) {
        notes.push(statementMessages.left.sameDays(nameOf(sheet), nameOf(same.sheet)))
      } else {
        const lines = [...same.content.lines, ...content.lines]
        const sheets = [...(same.content.sheets ?? []), nameOf(sheet)]
        same.content = { ...same.content, lines, sheets }
        same.periods.push(period)
      }
    }
  }
  return { contents: taken.map(({ content }) => content), notes }
}

/**
 * Reads the tables on all sheets of a file.
 * @throws ColumnsError for a fault in a row under columns that a person chose: perhaps other ones are right
 */
export function readTables(
  sheets: readonly SheetRows[],
  { mapping, dateOrder }: TableOptions,
): FileContent {
  const { found, notes } = findOnSheets(sheets, mapping)
  const read = found.flatMap((sheet) => {
    try {
      const contents = readFound(sheet, dateOrder)
      return contents.map((content) => ({ sheet, content, period: periodOf(content) }))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const named = found.length > 1 ? onSheet(error, nameOf(sheet)) : error
      if (!mapping || sheet.table.layout !== 'mapped') throw named
      throw new ColumnsError(named, { head: headOf(sheet, sheet.table), mapping })
    }
  })
  const joined = joinSheets(read)
  return { contents: joined.contents, notes: [...notes, ...joined.notes] }
}
