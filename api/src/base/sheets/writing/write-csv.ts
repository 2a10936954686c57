import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from './cell-text.ts'
import { type Cell, cellOf, groupsOf, type Table } from './table.ts'

/** Spreadsheet programs read a CSV as UTF-8 only when it starts with this mark. */
const byteOrderMark = '\ufeff'

/** Single line breaks, and white space at an end, are quoted too, because some readers drop them. */
const format = { record_delimiter: 'windows', quoted_match: /[\r\n]|^\s|\s$/ } as const

/** Days and times as the ISO writes them, which no program mistakes for another day. */
function written(cell: Cell | undefined): string | number {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return escapeFormula(cell)
  if (typeof cell === 'number') return cell
  const instant = cell.at.toISOString()
  return cell.kind === 'day' ? instant.slice(0, 10) : instant.slice(0, 19).replace('T', ' ')
}

/** A table as a CSV file, in chunks. */
export async function* writeCsv<Row>(table: Table<Row>): AsyncGenerator<string> {
  const { columns } = table
  yield byteOrderMark + stringify([columns.map(({ heading }) => escapeFormula(heading))], format)
  for await (const rows of groupsOf(table)) {
    yield stringify(
      rows.map((row) => columns.map((column) => written(cellOf(column, row)))),
      format,
    )
  }
}
