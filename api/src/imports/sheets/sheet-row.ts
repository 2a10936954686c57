import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { mostImportRows } from '@store/contract/rules/limits'
import { invalidFileError } from '../import-errors.ts'

/** A row of a sheet that is not blank. */
export interface SheetRow {
  /** As numbered in the sheet, from 1. */
  number: number
  cells: string[]
}

/** Maximum number of columns; far more than there are column names. */
export const mostColumns = 60
/** Maximum length of a cell; spreadsheet programs have the same limit. */
export const longestCell = 32_767

/**
 * Passes on rows that are not blank, up to a maximum number.
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
