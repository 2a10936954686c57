import { open } from 'node:fs/promises'
import { importMessages } from '@store/contract/rules/catalog/import-messages'
import { HttpError } from '../../http/errors/errors.ts'
import { invalidFileError } from '../import-errors.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { type SheetRow, withinRows } from './sheet-row.ts'

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1')
/** What is no text, but would pass for one: PDF, and markup. */
const otherStart = /^\s*(?:%PDF|<)/

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** True for a fault of the file system: the disk's, or that of a file which is gone. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/**
 * Turns whatever a parser throws into a refusal: a file on which it fails is at fault, also where that is a RangeError.
 * Faults of who reads the rows, the database's for example, never pass through here.
 * @throws HttpError (400) for a fault of a parser; refusals and faults of the file system as they are
 */
export async function* refuseBrokenFile(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  try {
    yield* rows
  } catch (error) {
    if (error instanceof HttpError || isSystemFault(error)) throw error
    throw invalidFileError(importMessages.fileBroken)
  }
}

/**
 * Reads the rows of an .xlsx or .csv file, whichever its content is, whatever it is called.
 * @throws HttpError (400, 413, 415) as soon as it proves unsound
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const start = await readStart(path)
  if (start.length === 0) throw invalidFileError(importMessages.noColumns)
  if (otherStart.test(start.toString('latin1')))
    throw invalidFileError(importMessages.fileType, 415)
  const isWorkbook = start.subarray(0, zipStart.length).equals(zipStart)
  yield* withinRows(refuseBrokenFile(isWorkbook ? readWorkbook(path) : readCsv(path)))
}
