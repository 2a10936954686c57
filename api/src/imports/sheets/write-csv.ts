import { importColumns } from '@store/contract/rules/catalog/import-columns'
import { numberColumns, type ProductCells } from '../planning/import-columns.ts'
import { escapeFormula } from './cell-text.ts'

/** Spreadsheet programs take a CSV for UTF-8 only when it says so. */
const byteOrderMark = '\ufeff'

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function lineOf(cells: ProductCells): string {
  const texts = importColumns.map((column) =>
    numberColumns.has(column) ? cells[column] : quoted(escapeFormula(cells[column])),
  )
  return `${texts.join(',')}\r\n`
}

/** Products as a CSV file, in pieces. */
export async function* writeCsv(
  batches: AsyncIterable<readonly ProductCells[]>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${importColumns.join(',')}\r\n`
  for await (const batch of batches) yield batch.map(lineOf).join('')
}
