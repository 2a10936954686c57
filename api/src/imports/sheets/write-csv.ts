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

/** Products as a CSV file, in chunks. */
export async function* writeCsv(
  batches: AsyncIterable<readonly ProductCells[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + stringify([importColumns], format)
  for await (const batch of batches) yield stringify(batch.map(valuesOf), format)
}
