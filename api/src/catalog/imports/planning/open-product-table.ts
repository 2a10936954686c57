import {
  type ColumnMapping,
  canTellProducts,
  findUntold,
  guessColumns,
  importColumns,
} from '@store/contract/rules/catalog/imports/import-columns'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { mostImportRows } from '@store/contract/rules/limits'
import { plainHeading } from '@store/contract/rules/sheets/column-names'
import {
  headingOf,
  headingsOf,
  type OpenedTable,
  openTable,
  type SheetRow,
} from '../../../base/base.ts'
import { invalidFileError } from '../import-errors.ts'
import type { RequestedMapping } from './import-mapping.ts'

/** A product file whose row of headings is known. */
export interface ProductTable {
  /** The name of the sheet it was found on, where the file has several. */
  sheet: string | undefined
  isText: boolean
  /** The row of headings, and those below it. @throws HttpError (413) for too many */
  rows(): AsyncIterable<SheetRow>
  close(): void
}

/** The headings that tell where the table begins: those of a mapping, our own, or names of others. */
function isHead({ cells }: SheetRow, mapping: ColumnMapping | undefined): boolean {
  if (mapping) {
    const unique = headingsOf(cells)
    return Object.values(mapping).every((heading) => unique.includes(heading))
  }
  const headings = cells.map(headingOf)
  const own = headings.map((heading) =>
    importColumns.find((column) => plainHeading(column) === plainHeading(heading)),
  )
  if (canTellProducts(own)) return true
  return findUntold(guessColumns(headings)).length === 0
}

/** Whether a row is probably the headings of a list that leaves out the brand: its products, and something about them. */
function isHeadWithoutBrand({ cells }: SheetRow): boolean {
  const guess = guessColumns(cells.map(headingOf))
  const isNamed = findUntold(guess).every((column) => column === 'brand')
  return isNamed && Object.keys(guess.mapping).length + guess.unclear.length >= 2
}

/** Whether a row can be one of headings, whatever they are called: a title has one cell. */
function hasWords({ cells }: SheetRow): boolean {
  return cells.filter((cell) => /\p{L}/u.test(cell)).length >= 2
}

/** Passes on rows from the one with this number on. */
async function* rowsFrom(
  { rows }: OpenedTable<SheetRow>,
  first: number | undefined,
): AsyncGenerator<SheetRow> {
  let seen = 0
  for await (const row of rows()) {
    if (first !== undefined && row.number < first) continue
    seen += 1
    // One more for the row of column names.
    if (seen > mostImportRows + 1) throw invalidFileError(importMessages.tooManyRows, 413)
    yield row
  }
}

/**
 * Opens a product file: its table is on any sheet, and its headings are in one of the first rows.
 * @throws HttpError (400, 413, 415) for a file that cannot be read
 */
export async function openProductTable(
  path: string,
  mapping: RequestedMapping | undefined,
): Promise<ProductTable> {
  const wanted = mapping === 'guess' ? undefined : mapping
  let table = await openTable(path, (rows) => rows.find((row) => isHead(row, wanted)))
  if (!table.head && !wanted) {
    table.book.close()
    table = await openTable(path, (rows) => rows.find(isHeadWithoutBrand))
  }
  const { head, sheet, book } = table
  return {
    sheet,
    isText: book.format === 'text',
    rows: () => rowsFrom(table, (head ?? table.first.find(hasWords))?.number),
    close: () => book.close(),
  }
}

/** Opens a product file, and closes it when its user is done. */
export async function withProductTable<T>(
  { path, mapping }: { path: string; mapping: RequestedMapping | undefined },
  use: (table: ProductTable) => Promise<T>,
): Promise<T> {
  const table = await openProductTable(path, mapping)
  try {
    return await use(table)
  } finally {
    table.close()
  }
}
