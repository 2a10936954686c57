import { openBook, type SheetFile } from './open-book.ts'
import { type Book, isBlankRow, type Sheet, type SheetRow } from './sheet-row.ts'

/** Headings stand below a title, an address or a summary, in one of the first rows that are not blank. */
export const rowsAboveTable = 30

/** The sheet of a book that holds the table, and what was found in its first rows. */
export interface OpenedTable<Head> {
  book: Book
  /** The name of the sheet; undefined when the file has only one. */
  sheet: string | undefined
  /** Undefined when no sheet has what was looked for: then it is the first one that is not blank. */
  head: Head | undefined
  /** The first rows that are not blank. */
  first: readonly SheetRow[]
  /** All rows that are not blank. */
  rows(): AsyncIterable<SheetRow>
}

async function readFirst(sheet: Sheet, most: number): Promise<SheetRow[]> {
  const first: SheetRow[] = []
  for await (const row of sheet.rows()) {
    if (isBlankRow(row)) continue
    first.push(row)
    if (first.length === most) break
  }
  return first
}

async function* withoutBlank(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const row of rows) if (!isBlankRow(row)) yield row
}

/**
 * Opens a file and finds the sheet with the table: the first one in whose first rows `find` finds something.
 * @param find looks for the headings
 * @param rowsLookedAt how many rows of each sheet it is given
 * @throws HttpError (400, 413, 415), `openBook`. Close the table's book afterwards.
 */
export async function openTable<Head>(
  file: SheetFile,
  find: (rows: readonly SheetRow[]) => Head | undefined,
  rowsLookedAt: number = rowsAboveTable,
): Promise<OpenedTable<Head>> {
  const book = await openBook(file)
  try {
    let fallback: OpenedTable<Head> | undefined
    for (const sheet of book.sheets) {
      const first = await readFirst(sheet, rowsLookedAt)
      const head = find(first)
      const table: OpenedTable<Head> = {
        book,
        sheet: book.sheets.length > 1 ? sheet.name : undefined,
        head,
        first,
        rows: () => withoutBlank(sheet.rows()),
      }
      if (head !== undefined) return table
      if (!fallback?.first.length) fallback = table
    }
    return fallback ?? { book, sheet: undefined, head: undefined, first: [], rows: noRows }
  } catch (error) {
    book.close()
    throw error
  }
}

async function* noRows(): AsyncGenerator<SheetRow> {
  // A book without a sheet that people see.
}
