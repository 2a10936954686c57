import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { HttpError } from '../../http/errors/errors.ts'
import { countsFrom1904 } from '../../imports/sheets/date-system.ts'
import { readWorkbook } from '../../imports/sheets/read-workbook.ts'
import type { SheetRow } from '../../imports/sheets/sheet-row.ts'
import { invalidStatementError } from '../statement-errors.ts'
import { otherRows } from './delimited-rows.ts'
import { sheetEpochs } from './read-day.ts'

/** The first sheet of a workbook. */
export interface WorkbookRows {
  rows: SheetRow[]
  /** From where it counts days: one of {@link sheetEpochs}. */
  epoch: number
}

/**
 * Reads the first sheet of a workbook.
 * @throws HttpError (400, 413, 415) when it is none, is damaged, unpacks too large or has too many rows
 */
export async function readWorkbookRows(bytes: Buffer): Promise<WorkbookRows> {
  const rows: SheetRow[] = []
  let epoch = sheetEpochs.from1900
  try {
    if (await countsFrom1904(bytes)) epoch = sheetEpochs.from1904
    for await (const row of readWorkbook(bytes)) {
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (rows.length === mostStatementLines + otherRows) {
        throw invalidStatementError(statementMessages.tooManyLines, 413)
      }
      rows.push(row)
    }
  } catch (error) {
    // Whatever goes wrong in memory is a fault of the file (compare rejectBrokenFile of imports).
    if (!(error instanceof HttpError)) throw invalidStatementError(statementMessages.broken)
    if (error.statusCode === 415) throw invalidStatementError(statementMessages.fileType, 415)
    throw error
  }
  return { rows, epoch }
}
