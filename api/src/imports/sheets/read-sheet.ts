import { open } from 'node:fs/promises'
import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { HttpError } from '../../http/errors/errors.ts'
import { invalidFileError } from '../import-errors.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import { type SheetRow, withinRows } from './sheet-row.ts'

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1')
/** Formats that could be mistaken for text: PDF, and markup. */
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

function isZip(start: Buffer): boolean {
  return start.subarray(0, zipStart.length).equals(zipStart)
}

/** The format of a file, detected by its content. */
export async function detectFormat(path: string): Promise<'xlsx' | 'csv'> {
  return isZip(await readStart(path)) ? 'xlsx' : 'csv'
}

/** True for an error of the file system, such as a disk error or a missing file. */
function isSystemFault(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}

/**
 * Turns any error of a parser into an error of the file, even a RangeError. Errors of the consumer of the rows, the
 * database for example, never pass through here.
 * @throws HttpError (400) for an error of a parser; HTTP errors and errors of the file system unchanged
 */
export async function* rejectBrokenFile(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  try {
    yield* rows
  } catch (error) {
    if (error instanceof HttpError || isSystemFault(error)) throw error
    throw invalidFileError(importMessages.fileBroken)
  }
}

/**
 * Reads the rows of an .xlsx or .csv file, detected by its content.
 * @throws HttpError (400, 413, 415) as soon as it is known to be invalid
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const start = await readStart(path)
  if (start.length === 0) throw invalidFileError(importMessages.noColumns)
  if (otherStart.test(start.toString('latin1')))
    throw invalidFileError(importMessages.fileType, 415)
  yield* withinRows(rejectBrokenFile(isZip(start) ? readWorkbook(path) : readCsv(path)))
}
