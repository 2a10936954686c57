import { open } from 'node:fs/promises'
import { importMessages } from '@store/contract/rules/import-messages'
import { badFile } from './import-errors.ts'
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

/**
 * Reads the rows of an .xlsx or .csv file, whichever its content is, whatever it is called.
 * @throws RefusedError (400, 413, 415) as soon as it proves unsound
 */
export async function* readSheet(path: string): AsyncGenerator<SheetRow> {
  const start = await readStart(path)
  if (start.length === 0) throw badFile(importMessages.noColumns)
  if (otherStart.test(start.toString('latin1'))) throw badFile(importMessages.fileType, 415)
  const isWorkbook = start.subarray(0, zipStart.length).equals(zipStart)
  yield* withinRows(isWorkbook ? readWorkbook(path) : readCsv(path))
}
