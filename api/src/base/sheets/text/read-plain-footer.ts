import { CsvError, parse } from 'csv-parse/sync'
import type { SheetRow } from '../sheet-row.ts'
import { csvOptions } from './csv-options.ts'
import { readDelimited } from './read-delimited.ts'

/** In characters: what banks print below a table. More is a damaged file. */
const longestFooter = 4096

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text
}

/** The bytes of a text up to the line with the quotation mark that does not end; all without one. */
function bytesBeforeOpenQuote(text: Buffer, delimiter: string): number {
  try {
    parse(text, csvOptions(delimiter))
    return text.length
  } catch (error) {
    const isOpen = error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED'
    return isOpen ? Number(error.bytes) : text.length
  }
}

/**
 * Reads a text of cells whose last lines hold a quotation mark that never ends: they are read as they stand, without such marks.
 * @throws HttpError (400), as {@link readDelimited}, when the mark is not in the last lines
 */
export async function* readWithPlainFooter(
  text: string,
  delimiter: string,
): AsyncGenerator<SheetRow> {
  const bytes = Buffer.from(text)
  const before = bytesBeforeOpenQuote(bytes, delimiter)
  const footer = bytes.subarray(before).toString()
  if (footer.length > longestFooter) {
    yield* readDelimited(piecesOf(text), delimiter)
    return
  }
  let number = 0
  for await (const row of readDelimited(
    piecesOf(bytes.subarray(0, before).toString()),
    delimiter,
  )) {
    number = row.number
    yield row
  }
  const records: string[][] = parse(footer, { ...csvOptions(delimiter), quote: false })
  for (const cells of records) {
    number += 1
    yield { number, cells }
  }
}
