import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { parse } from 'csv-parse'
import { invalidFileError } from '../import-errors.ts'
import { longestCell, mostColumns, type SheetRow } from './sheet-row.ts'

/** Decodes bytes; rejects anything but UTF-8 text. */
async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const read = (chunk?: Buffer) => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      if (!text.includes('\0')) return text
    } catch {
      // Falls through to the error: what cannot be decoded is not text.
    }
    throw invalidFileError(importMessages.fileType, 415)
  }
  for await (const chunk of bytes) yield read(chunk)
  yield read()
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/**
 * Reads a CSV file row by row.
 * @throws HttpError (415) when it is not UTF-8 text, (400) for too many columns; CsvError when its quotes do not end
 */
export async function* readCsv(path: string): AsyncGenerator<SheetRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    max_record_size: longestCell * 4,
  })
  const source = Readable.from(decode(createReadStream(path)))
  source.on('error', (error) => parser.destroy(error))
  const records: AsyncIterable<CsvRecord> = source.pipe(parser)
  try {
    let number = 0
    for await (const { record } of records) {
      number += 1
      if (record.length > mostColumns) throw invalidFileError(importMessages.tooManyColumns)
      yield { number, cells: record }
    }
  } finally {
    source.destroy()
  }
}
