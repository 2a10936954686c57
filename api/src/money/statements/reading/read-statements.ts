import {
  largestStatementBytes,
  longestBankReference,
  longestNarration,
  mostStatementLines,
} from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { decodeText, HttpError, isSheetMarkup } from '../../../base/base.ts'
import type { BankStatement, BookedSum, StatementDebit } from '../statement.ts'
import { invalidStatementError } from '../statement-errors.ts'
import { assertParsable } from './assert-parsable.ts'
import { readCamt } from './camt/read-camt.ts'
import { hashCredits } from './hash-credits.ts'
import { kindOfMessage, withoutTransmissionMarks } from './mt940/mt940-fields.ts'
import { readMt940 } from './mt940/read-mt940.ts'
import { readMt942 } from './mt940/read-mt942.ts'
import { isOfx, readOfx } from './ofx/read-ofx.ts'
import { periodOf, readTables, type TableOptions } from './sheets/read-tables.ts'
import { readSheetRows } from './sheets/sheet-rows.ts'
import type { FileContent, StatementContent, StatementLine } from './statement-line.ts'

/** Workbooks in a zip, old ones, and packed ones, whose refusal says what to do. */
const workbookStarts = [
  Buffer.from('PK\u0003\u0004', 'latin1'),
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.from('1f8b', 'hex'),
]

/** What was read of a file. */
export interface StatementFileContent {
  /** One for each account with lines. */
  statements: BankStatement[]
  /** What of the file was left out and why, in sentences. */
  notes: string[]
}

/** Reads a statement, in this thread or in another one. */
export type ReadStatements = typeof readStatements

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

/** Programs of banks still write messages in code pages of DOS: only letters of names are lost in Windows-1252. */
function decodeOldMessage(bytes: Buffer): string | undefined {
  const text = new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, '\ufffd')
  return kindOfMessage(text) ? text : undefined
}

async function decode(bytes: Buffer): Promise<string> {
  try {
    return await decodeText(bytes)
  } catch (error) {
    const message = decodeOldMessage(bytes)
    if (message !== undefined) return message
    throw error instanceof HttpError ? invalidStatementError(error.message, 415) : error
  }
}

async function readContents(bytes: Buffer, options: TableOptions): Promise<FileContent> {
  if (startsWith(bytes, Buffer.from('%PDF'))) {
    throw invalidStatementError(statementMessages.pdf, 415)
  }
  if (!workbookStarts.some((start) => startsWith(bytes, start))) {
    const text = await decode(withoutTransmissionMarks(bytes))
    if (text.trim() === '') throw invalidStatementError(statementMessages.empty)
    if (isOfx(text)) return { contents: readOfx(text), notes: [] }
    const isSheet = isSheetMarkup(text)
    if (/^\s*</.test(text) && !isSheet) return { contents: await readCamt(text), notes: [] }
    if (!isSheet) assertParsable(text)
    const message = kindOfMessage(text)
    if (message) {
      const contents = message === 'mt940' ? readMt940(text) : readMt942(text)
      return { contents, notes: [] }
    }
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

/** What the credits were booked as, each once. */
function sumsOf(lines: readonly StatementLine[]): BookedSum[] {
  const sums = new Map<number, BookedSum>()
  for (const { row, direction, isReversal, sum } of lines) {
    if (sum && direction === 'credit' && !isReversal) sums.set(row, { row, ...sum })
  }
  return [...sums.values()]
}

/** The statement for the rest of the store: its lines by direction, and its period; undefined without a line. */
function toStatement({
  layout,
  account,
  lines,
  chosenAmong,
  sheets = [],
}: StatementContent): BankStatement | undefined {
  const tooLong = lines.find(isTooLong)
  if (tooLong) throw invalidStatementError(statementMessages.row.tooLong(tooLong.row))
  const period = periodOf({ lines })
  if (!period) return undefined
  return {
    layout,
    account,
    credits: hashCredits(linesOf(lines, 'credit'), account),
    debits: linesOf(lines, 'debit'),
    sums: sumsOf(lines),
    ...period,
    chosenAmong,
    sheets,
  }
}

/**
 * Reads a file of bank statements whole, or refuses it whole. The format is detected by the content: tables of known banks or
 * with chosen columns in any format of sheets, MT940, MT942, camt.052 to camt.054, OFX.
 * @throws UnknownColumnsError (400) for a table that is not known, ColumnsError for a fault in one whose columns were chosen;
 * HttpError (400, 413, 415) for every other fault
 */
export async function readStatements(
  bytes: Buffer,
  options: TableOptions = {},
): Promise<StatementFileContent> {
  if (bytes.length === 0) throw invalidStatementError(statementMessages.empty)
  if (bytes.length > largestStatementBytes) {
    throw invalidStatementError(statementMessages.tooLarge, 413)
  }
  const { contents, notes } = await readContents(bytes, options)
  const count = contents.reduce((sum, { lines }) => sum + lines.length, 0)
  if (count > mostStatementLines) {
    throw invalidStatementError(statementMessages.tooManyLines, 413)
  }
  const statements = contents.flatMap((content) => toStatement(content) ?? [])
  if (statements.length === 0) throw invalidStatementError(statementMessages.noLines)
  const empty = contents.filter(({ lines }) => lines.length === 0)
  const ofEmpty = empty.map(({ account }) => statementMessages.left.noLines(account))
  return { statements, notes: [...notes, ...ofEmpty] }
}
