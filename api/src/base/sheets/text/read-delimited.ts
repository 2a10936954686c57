import { Readable } from 'node:stream'
import { sheetMessages } from '@store/contract/rules/sheets/sheet-messages'
import { CsvError, parse } from 'csv-parse'
import { OpenQuoteError, sheetError } from '../sheet-error.ts'
import { mostColumns, type SheetRow } from '../sheet-row.ts'
import { csvOptions } from './csv-options.ts'
import { findDelimiter } from './find-delimiter.ts'

/** In characters: by the first of them the delimiter is found. */
const startLength = 64 * 1024

const markedOrder = /^\ufeff/

/** Collects the first pieces. */
async function readStart(
  pieces: AsyncIterator<string>,
): Promise<{ start: string; isWhole: boolean }> {
  let start = ''
  while (start.length < startLength) {
    const next = await pieces.next()
    if (next.done) return { start, isWhole: true }
    start += next.value
  }
  return { start, isWhole: false }
}

/** What divides the cells of a text. @param pieces the text from its beginning */
export async function findDelimiterOf(pieces: AsyncIterable<string>): Promise<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  const { start } = await readStart(iterator)
  await iterator.return?.()
  return findDelimiter(start.replace(markedOrder, '')).delimiter
}

async function* withoutHead(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    const { start, isWhole } = await readStart(iterator)
    const text = start.replace(markedOrder, '')
    yield findDelimiter(text).isStated ? text.slice(text.indexOf('\n') + 1) : text
    if (isWhole) return
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield next.value
  } finally {
    await iterator.return?.()
  }
}

/** The row whose quotation mark does not end; undefined for other errors. */
function openQuoteRow(error: unknown): number | undefined {
  if (!(error instanceof CsvError)) return undefined
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
  return isOpen ? Number(error.records) + 1 : undefined
}

/**
 * Reads a text of cells row by row, as spreadsheet programs count. A line `sep=;` is none.
 * @throws HttpError (400) for too many columns, and for quotation marks that do not end
 */
export async function* readDelimited(
  pieces: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<SheetRow> {
  const parser = parse(csvOptions(delimiter))
  const source = Readable.from(withoutHead(pieces))
  source.on('error', (error) => parser.destroy(error))
  const records: AsyncIterable<string[]> = source.pipe(parser)
  let number = 0
  try {
    for await (const cells of records) {
      number += 1
      if (cells.length > mostColumns) throw sheetError(sheetMessages.tooManyColumns(number))
      yield { number, cells }
    }
  } catch (error) {
    const row = openQuoteRow(error)
    throw row === undefined ? error : new OpenQuoteError(row)
  } finally {
    source.destroy()
  }
}
