import { importColumns } from '@store/contract/rules/catalog/imports/import-columns'
import { stringify } from 'csv-stringify/sync'
import { numberColumns, type ProductCells } from '../planning/import-columns.ts'
import { escapeFormula } from './cell-text.ts'

/** Spreadsheet programs read a CSV as UTF-8 only when it starts with this mark. */
const byteOrderMark = '\ufeff'

/** Single line breaks, and white space at an end, are quoted too, because some readers drop them. */
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ } as const

function valuesOf(cells: ProductCells): string[] {
  return importColumns.map((column) =>
    numberColumns.has(column) ? cells[column] : escapeFormula(cells[column]),
  )
}

/** Rows as a CSV file, in chunks. Texts must be escaped already ({@link escapeFormula}). */
export async function* writeCsvRows(
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const rows of batches) yield stringify([...rows], format)
}

async function* productRows(
  batches: AsyncIterable<readonly ProductCells[]>,
): AsyncGenerator<(readonly string[])[]> {
  yield [importColumns]
  for await (const batch of batches) yield batch.map(valuesOf)
}

/** Products as a CSV file, in chunks. */
export function writeCsv(batches: AsyncIterable<readonly ProductCells[]>): AsyncGenerator<string> {
  return writeCsvRows(productRows(batches))
}
