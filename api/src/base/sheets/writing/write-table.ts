import { Readable } from 'node:stream'
import type { TableFormat } from '@store/contract/schemas/wire'
import type { Table } from './table.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A table as a file of that format, in chunks, while its rows are read. */
export function writeTable<Row>(table: Table<Row>, format: TableFormat): Readable {
  return format === 'csv' ? Readable.from(writeCsv(table)) : writeWorkbook(table)
}
