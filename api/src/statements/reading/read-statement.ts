import {
  largestStatementBytes,
  longestBankReference,
  longestNarration,
  mostStatementLines,
} from '@store/contract/rules/limits'
import type { StatementMapping } from '@store/contract/rules/payments/statement-columns'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { HttpError } from '../../http/errors/errors.ts'
import { isSheetMarkup } from '../../sheets/open-book.ts'
import { decodeText } from '../../sheets/text/decode-text.ts'
import type { BankStatement, StatementDebit } from '../statement.ts'
import { invalidStatementError, UnknownColumnsError } from '../statement-errors.ts'
import { findAccount, isSameAccount } from './account-digits.ts'
import { assertDaysInOrder } from './assert-days.ts'
import { assertParsable } from './assert-parsable.ts'
import { readCamt } from './camt/read-camt.ts'
import { findCurrencyOfLines, findOtherCurrency } from './find-currency.ts'
import { hashCredits } from './hash-credits.ts'
import { isMt940 } from './mt940/mt940-fields.ts'
import { readMt940 } from './mt940/read-mt940.ts'
import { readSheetRows, type SheetRows } from './sheet-rows.ts'
import type { StatementContent, StatementLine } from './statement-line.ts'
import { checkBalances } from './table/check-balances.ts'
import { findTable, type StatementTable } from './table/find-table.ts'
import { readTable } from './table/read-table.ts'

/** Workbooks in a zip, and old ones. */
const workbookStarts = [
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
]

export interface ReadOptions {
  /** The columns as a person chose them, after {@link UnknownColumnsError}. */
  mapping?: StatementMapping | undefined
}

/** Reads a statement, in this thread or in another one. */
export type ReadStatement = typeof readStatement

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

/** A sheet with a table that can be read. */
type FoundTable = SheetRows & { table: StatementTable }

/**
 * Finds the table of a statement on any of its sheets.
 * @throws what {@link findTable} says of the sheet that is most like one
 */
function findOnSheets(
  sheets: readonly SheetRows[],
  mapping: StatementMapping | undefined,
): FoundTable {
  let refusal: Error | undefined
  for (const { rows, dayZero } of sheets) {
    try {
      return { rows, dayZero, table: findTable(rows, { mapping, epoch: dayZero }) }
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const isBetter =
        error instanceof UnknownColumnsError && !(refusal instanceof UnknownColumnsError)
      if (refusal === undefined || isBetter) refusal = error
    }
  }
  throw refusal ?? invalidStatementError(statementMessages.fileType, 415)
}

function readTables(
  sheets: readonly SheetRows[],
  mapping: StatementMapping | undefined,
): StatementContent {
  const { rows, dayZero: epoch, table } = findOnSheets(sheets, mapping)
  const head = rows.slice(0, table.headIndex + 1).map(({ cells }) => cells)
  const below = rows.slice(table.headIndex + 1).map(({ cells }) => cells)
  const currency = findOtherCurrency(head) ?? findCurrencyOfLines(below, table.headings)
  if (currency) throw invalidStatementError(statementMessages.onlyRupees(currency))
  const { lines, accounts } = readTable(rows, table, epoch)
  const account = findAccount(head)
  if ([...accounts].some((other) => !isSameAccount(other, account ?? other))) {
    throw invalidStatementError(statementMessages.severalAccounts)
  }
  const order = checkBalances(lines)
  if (order) assertDaysInOrder(order === 'oldest-first' ? lines : lines.toReversed())
  return { layout: table.layout, account, lines }
}

async function decode(bytes: Buffer): Promise<string> {
  try {
    return await decodeText(bytes)
  } catch (error) {
    throw error instanceof HttpError ? invalidStatementError(error.message, 415) : error
  }
}

async function readContent(bytes: Buffer, mapping: StatementMapping | undefined) {
  if (startsWith(bytes, Buffer.from('%PDF'))) {
    throw invalidStatementError(statementMessages.pdf, 415)
  }
  if (!workbookStarts.some((start) => startsWith(bytes, start))) {
    const text = await decode(bytes)
    if (text.trim() === '') throw invalidStatementError(statementMessages.empty)
    const isSheet = isSheetMarkup(text)
    if (/^\s*</.test(text) && !isSheet) return readCamt(text)
    if (!isSheet) assertParsable(text)
    if (isMt940(text)) return readMt940(text)
  }
  return readTables(await readSheetRows(bytes), mapping)
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

/** The statement for the rest of the store: its lines by direction, and its period. */
function toStatement({ layout, account, lines }: StatementContent): BankStatement {
  if (lines.length > mostStatementLines) {
    throw invalidStatementError(statementMessages.tooManyLines, 413)
  }
  const tooLong = lines.find(isTooLong)
  if (tooLong) throw invalidStatementError(statementMessages.row.tooLong(tooLong.row))
  const days = lines.map(({ bookedOn }) => bookedOn).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) throw invalidStatementError(statementMessages.noLines)
  return {
    layout,
    account,
    credits: hashCredits(linesOf(lines, 'credit'), account),
    debits: linesOf(lines, 'debit'),
    from,
    to,
  }
}

/**
 * Reads a bank statement whole, or refuses it whole. The format is detected by the content: tables of known banks or with
 * chosen columns in any format of sheets, MT940 and camt.053.
 * @throws UnknownColumnsError (400) for a table that is not known; HttpError (400, 413, 415) for every other fault
 */
export async function readStatement(
  bytes: Buffer,
  { mapping }: ReadOptions = {},
): Promise<BankStatement> {
  if (bytes.length === 0) throw invalidStatementError(statementMessages.empty)
  if (bytes.length > largestStatementBytes) {
    throw invalidStatementError(statementMessages.tooLarge, 413)
  }
  return toStatement(await readContent(bytes, mapping))
}
