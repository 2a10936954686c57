import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import {
  type BookOptions,
  HttpError,
  isBlankRow,
  OpenQuoteError,
  openBook,
  type Sheet,
  type SheetRow,
} from '../../../../base/base.ts'
import { invalidStatementError } from '../../statement-errors.ts'
import { otherRows } from '../assert-parsable.ts'

/** The rows of a sheet that are not blank. */
export interface SheetRows {
  rows: readonly SheetRow[]
  /** Undefined where the file has no other. */
  name: string | undefined
  /** From where a workbook counts its days; undefined for text. */
  dayZero: number | undefined
  /** What divides the cells of a text. */
  delimiter: string | undefined
}

/** Banks make statements: another download is better than what a spreadsheet program saves. */
const ownMessages: ReadonlyMap<string, string> = new Map(
  (['fileType', 'broken', 'empty'] as const).map((fault) => [
    sheetMessages[fault],
    statementMessages[fault],
  ]),
)

/** A line of a table within a cell. */
const lineWithin = /[\r\n].{0,12}\b\d{1,2}[-/ .](?:\d{1,2}|[a-z]{3})[-/ .]\d{2,4}\b/i

/** Whether a cell holds what stood behind it or below it: a quotation mark began it, and did not end. */
function hasSwallowed(cell: string, delimiter: string): boolean {
  return (cell.startsWith('"') && cell.includes(delimiter)) || lineWithin.test(cell)
}

async function readRows(sheet: Sheet, delimiter: string | undefined): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheet.rows()) {
    if (isBlankRow(row)) continue
    if (delimiter !== undefined && row.cells.some((cell) => hasSwallowed(cell, delimiter))) {
      throw invalidStatementError(statementMessages.broken)
    }
    if (rows.length === mostStatementLines + otherRows) {
      throw invalidStatementError(statementMessages.tooManyLines, 413)
    }
    rows.push(row)
  }
  return rows
}

async function readSheets(bytes: Buffer, options: BookOptions): Promise<SheetRows[]> {
  const { sheets, dayZero, delimiter, close } = await openBook(bytes, options)
  try {
    const read: SheetRows[] = []
    for (const sheet of sheets) {
      const name = sheets.length > 1 ? sheet.name : undefined
      read.push({ rows: await readRows(sheet, delimiter), name, dayZero, delimiter })
    }
    return read
  } finally {
    close()
  }
}

/**
 * Reads the sheets of a statement whole.
 * @throws HttpError (400, 413, 415) when it is no sheet, is damaged or protected, unpacks too large or has too many rows
 */
export async function readSheetRows(bytes: Buffer): Promise<SheetRows[]> {
  try {
    return await readSheets(bytes, {}).catch(async (error: unknown) => {
      if (error instanceof OpenQuoteError) return readSheets(bytes, { isFooterPlain: true })
      throw error
    })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { statusCode } = error
    throw invalidStatementError(
      ownMessages.get(error.message) ?? error.message,
      statusCode === 413 || statusCode === 415 ? statusCode : 400,
    )
  }
}
