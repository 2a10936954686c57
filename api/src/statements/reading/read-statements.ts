import {
  largestStatementBytes,
  longestBankReference,
  longestNarration,
  mostStatementLines,
} from '@store/contract/rules/limits'
import type { DateOrder, StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { HttpError } from '../../http/errors/errors.ts'
import { isSheetMarkup } from '../../sheets/open-book.ts'
import { decodeText } from '../../sheets/text/decode-text.ts'
import type { BankStatement, StatementDebit } from '../statement.ts'
import { ColumnsError, invalidStatementError, UnknownColumnsError } from '../statement-errors.ts'
import { findAccount, findUnnamedAccount, isSameAccount } from './account-digits.ts'
import { assertDaysInOrder } from './assert-days.ts'
import { assertParsable } from './assert-parsable.ts'
import { readCamt } from './camt/read-camt.ts'
import { findCurrencyOfLines, findOtherCurrency } from './find-currency.ts'
import { hashCredits } from './hash-credits.ts'
import { isMt940, withoutTransmissionMarks } from './mt940/mt940-fields.ts'
import { readMt940 } from './mt940/read-mt940.ts'
import { readSheetRows, type SheetRows } from './sheet-rows.ts'
import type { StatementContent, StatementLine } from './statement-line.ts'
import { cellText } from './table/cell-text.ts'
import { checkBalances } from './table/check-balances.ts'
import { findDateOrder } from './table/date-order.ts'
import { findTable, headOf, type StatementTable } from './table/find-table.ts'
import { LineReader } from './table/read-line.ts'
import { readTable } from './table/read-table.ts'

/** Workbooks in a zip, and old ones. */
const workbookStarts = [
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
]

export interface ReadOptions {
  /** The columns as a person chose them, after {@link UnknownColumnsError}. */
  mapping?: StatementMapping | undefined
  /** What stands first in the dates of this file, as a person said after it did not show that. */
  dateOrder?: DateOrder | undefined
}

/** Reads a statement, in this thread or in another one. */
export type ReadStatements = typeof readStatements

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

/** A sheet with a table that can be read. */
interface FoundTable extends SheetRows {
  table: StatementTable
  /** As the lines above it name it. */
  account: string | undefined
}

const cellsOf = (rows: SheetRows['rows']) => rows.map(({ cells }) => cells)

function foundOn(sheet: SheetRows, mapping: StatementMapping | undefined): FoundTable {
  const table = findTable(sheet.rows, { mapping, epoch: sheet.dayZero })
  const above = cellsOf(sheet.rows.slice(0, table.headIndex + 1))
  return { ...sheet, table, account: findAccount(above) ?? findUnnamedAccount(above) }
}

/**
 * Finds the table of a statement on any of its sheets. Further sheets count when they name other accounts: they are no copies.
 * @throws what {@link findTable} says of the sheet that is most like one
 */
function findOnSheets(
  sheets: readonly SheetRows[],
  mapping: StatementMapping | undefined,
): FoundTable[] {
  let refusal: Error | undefined
  const found: FoundTable[] = []
  for (const sheet of sheets) {
    try {
      const { account, ...table } = foundOn(sheet, mapping)
      const isOther = found.every(
        (other) => account && other.account && !isSameAccount(other.account, account),
      )
      if (isOther) found.push({ account, ...table })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isBetter =
        error instanceof UnknownColumnsError && !(refusal instanceof UnknownColumnsError)
      if (refusal === undefined || isBetter) refusal = error
    }
  }
  if (found.length > 0) return found
  throw refusal ?? invalidStatementError(statementMessages.fileType, 415)
}

function readFound(found: FoundTable, chosen: DateOrder | undefined): StatementContent[] {
  const { rows, dayZero: epoch, table, account, delimiter } = found
  const { headIndex, headings, columns, titles, layout } = table
  const currency =
    findOtherCurrency(cellsOf(rows.slice(0, headIndex + 1))) ??
    findCurrencyOfLines(cellsOf(rows.slice(headIndex + 1)), headings)
  if (currency) throw invalidStatementError(statementMessages.onlyRupees(currency))
  const dates = rows.slice(headIndex + 1).map(({ number, cells }) => ({
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
  const { headings: shown } = headOf(rows, table)
  const chosenAmong = layout === 'mapped' ? shown : undefined
  return contents.map((content) => ({ layout, ...content, chosenAmong }))
}

/** @throws ColumnsError for a fault in a row under columns that a person chose: perhaps other ones are right */
function readTables(
  sheets: readonly SheetRows[],
  { mapping, dateOrder }: ReadOptions,
): StatementContent[] {
  return findOnSheets(sheets, mapping).flatMap((found) => {
    try {
      return readFound(found, dateOrder)
    } catch (error) {
      if (!mapping || !(error instanceof HttpError)) throw error
      throw new ColumnsError(error, { head: headOf(found.rows, found.table), mapping })
    }
  })
}

async function decode(bytes: Buffer): Promise<string> {
  try {
    return await decodeText(bytes)
  } catch (error) {
    throw error instanceof HttpError ? invalidStatementError(error.message, 415) : error
  }
}

async function readContents(bytes: Buffer, options: ReadOptions): Promise<StatementContent[]> {
  if (startsWith(bytes, Buffer.from('%PDF'))) {
    throw invalidStatementError(statementMessages.pdf, 415)
  }
  if (!workbookStarts.some((start) => startsWith(bytes, start))) {
    const text = await decode(withoutTransmissionMarks(bytes))
    if (text.trim() === '') throw invalidStatementError(statementMessages.empty)
    const isSheet = isSheetMarkup(text)
    if (/^\s*</.test(text) && !isSheet) return readCamt(text)
    if (!isSheet) assertParsable(text)
    if (isMt940(text)) return readMt940(text)
  }
  return readTables(await readSheetRows(bytes), options)
}

function isTooLong({ narration, bankReference = '' }: StatementLine): boolean {
  return narration.length > longestNarration || bankReference.length > longestBankReference
}

function linesOf(
  lines: readonly StatementLine[],
  wanted: StatementLine['direction'],
): StatementDebit[] {
  return lines
    .filter(({ direction }) => direction === wanted)
    .map(({ row, bookedOn, amount, narration, bankReference, isReversal }) => ({
      row,
      bookedOn,
      amount,
      narration,
      bankReference,
      isReversal,
    }))
}

/** The statement for the rest of the store: its lines by direction, and its period; undefined without a line. */
function toStatement({
  layout,
  account,
  lines,
  chosenAmong,
}: StatementContent): BankStatement | undefined {
  const tooLong = lines.find(isTooLong)
  if (tooLong) throw invalidStatementError(statementMessages.row.tooLong(tooLong.row))
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return undefined
  return {
    layout,
    account,
    credits: hashCredits(linesOf(lines, 'credit'), account),
    debits: linesOf(lines, 'debit'),
    from,
    to,
    chosenAmong,
  }
}

/**
 * Reads a file of bank statements whole, or refuses it whole. The format is detected by the content: tables of known banks or
 * with chosen columns in any format of sheets, MT940, camt.053 and camt.054.
 * @returns a statement for each account with lines
 * @throws UnknownColumnsError (400) for a table that is not known, ColumnsError for a fault in one whose columns were chosen;
 * HttpError (400, 413, 415) for every other fault
 */
export async function readStatements(
  bytes: Buffer,
  options: ReadOptions = {},
): Promise<BankStatement[]> {
  if (bytes.length === 0) throw invalidStatementError(statementMessages.empty)
  if (bytes.length > largestStatementBytes) {
    throw invalidStatementError(statementMessages.tooLarge, 413)
  }
  const contents = await readContents(bytes, options)
  const count = contents.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > mostStatementLines) {
    throw invalidStatementError(statementMessages.tooManyLines, 413)
  }
  const statements = contents.map(toStatement).filter((statement) => statement !== undefined)
  if (statements.length === 0) throw invalidStatementError(statementMessages.noLines)
  return statements
}
