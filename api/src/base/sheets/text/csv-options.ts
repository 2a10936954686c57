import type { Options } from 'csv-parse'
import { longestCell } from '../sheet-row.ts'

/** How texts of cells are read: lines end as they please, also in one file, and marks in a cell need not be doubled. */
export function csvOptions(delimiter: string): Options {
  return {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    // 15.6" is a size, and narrations hold quotation marks that nobody doubled.
    relax_quotes: true,
    max_record_size: longestCell * 4,
  }
}
