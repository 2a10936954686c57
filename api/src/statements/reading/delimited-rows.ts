import { Readable } from 'node:stream'
import { mostStatementLines } from '@store/contract/rules/limits'
import { statementMessages } from '@store/contract/rules/payments/statement-messages'
import { type Options, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { mostColumns, type SheetRow } from '../../imports/sheets/sheet-row.ts'
import { invalidStatementError } from '../statement-errors.ts'

const delimiters = [',', '\t', ';', '|']
/** Lines by which the delimiter is found. */
const linesLookedAt = 300
const longestRecord = 64 * 1024
const chunkSize = 64 * 1024
/** A line of a table within a cell. */
const lineWithin = /[\r\n].{0,12}\b\d{1,2}[-/ .](?:\d{1,2}|[a-z]{3})[-/ .]\d{2,4}\b/i
/** Lines above and below the table, and blank ones. */
export const otherRows = 2_000

function optionsOf(delimiter: string): Options {
  return {
    delimiter,
    relax_column_count: true,
    // Narrations hold quotation marks that nobody doubled.
    relax_quotes: true,
    max_record_size: longestRecord,
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += chunkSize) {
    yield text.slice(start, start + chunkSize)
  }
}

/** How many delimiters divide the most lines of one width, of three cells or more. */
function countAlike(start: string, delimiter: string): number {
  const widths = new Map<number, number>()
  try {
    const records: string[][] = parseAtOnce(start, optionsOf(delimiter))
    for (const { length } of records) {
      if (length >= 3) widths.set(length, (widths.get(length) ?? 0) + 1)
    }
  } catch {
    // Not split by this one: other delimiters may fit.
    return 0
  }
  return Math.max(0, ...[...widths].map(([width, lines]) => (width - 1) * lines))
}

/** The delimiter by which the first lines split alike; amounts with commas split a tabbed table unevenly. */
function findDelimiter(text: string): string {
  const start = text.split('\n', linesLookedAt).join('\n')
  const counts = delimiters.map((delimiter) => countAlike(start, delimiter))
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Whether a cell holds what stood behind it or below it: a quotation mark began it, and did not end. */
function hasSwallowed(cell: string, delimiter: string): boolean {
  return (cell.startsWith('"') && cell.includes(delimiter)) || lineWithin.test(cell)
}

/**
 * Reads a text file of cells, whatever divides them, row by row as spreadsheet programs count.
 * @throws HttpError (400) for too many columns, (413) for too many rows; Error for quotation marks that do not end
 */
export async function readDelimited(text: string): Promise<SheetRow[]> {
  const delimiter = findDelimiter(text)
  const parser = parse(optionsOf(delimiter))
  const records: AsyncIterable<string[]> = Readable.from(chunksOf(text)).pipe(parser)
  const rows: SheetRow[] = []
  let number = 0
  for await (const cells of records) {
    number += 1
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.length > mostColumns || cells.some((cell) => hasSwallowed(cell, delimiter))) {
      throw invalidStatementError(statementMessages.broken)
    }
    if (rows.length === mostStatementLines + otherRows) {
      throw invalidStatementError(statementMessages.tooManyLines, 413)
    }
    rows.push({ number, cells })
  }
  return rows
}
