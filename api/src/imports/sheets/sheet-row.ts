import { importMessages } from '@store/contract/rules/catalog/import-messages'
import { mostImportRows } from '@store/contract/rules/limits'
import { invalidFileError } from '../import-errors.ts'

/** A row of a sheet that is not blank. */
export interface SheetRow {
  /** As the sheet counts, from 1. */
  number: number
  cells: string[]
}

/** Columns a sheet may have; far more than there are names for. */
export const mostColumns = 60
/** Characters of a cell; a spreadsheet program lets nobody write more. */
export const longestCell = 32_767

/**
 * Lets rows through that are not blank and not too many.
 * @throws HttpError (413)
 */
export async function* withinRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let seen = 0
  for await (const row of rows) {
    if (row.cells.every((cell) => cell.trim() === '')) continue
    seen += 1
    // One more for the row of column names.
    if (seen > mostImportRows + 1) throw invalidFileError(importMessages.tooManyRows, 413)
    yield row
  }
}
