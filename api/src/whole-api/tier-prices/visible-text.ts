import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { readWorkbook } from '../../imports/sheets/read-workbook.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import type { TestStore } from '../../testing/test-store.ts'

async function readCells(store: TestStore, content: Buffer): Promise<string> {
  const path = join(store.config.DATA_FOLDER, 'answer.xlsx')
  await writeFile(path, content)
  const rows: string[] = []
  for await (const { cells } of readWorkbook(path)) rows.push(cells.join('\t'))
  return rows.join('\n')
}

/** What a person can read in an answer: its headers, and its body or the texts of its PDF or workbook. */
export async function visibleTextOf(
  store: TestStore,
  { headers, rawPayload }: LightMyRequestResponse,
): Promise<string> {
  const type = String(headers['content-type'] ?? '')
  const readable = () => {
    if (type.startsWith('application/pdf')) return readPdf(rawPayload).texts.join('\n')
    if (type.includes('spreadsheetml')) return readCells(store, rawPayload)
    return rawPayload.toString()
  }
  return `${JSON.stringify(headers)}\n${await readable()}`
}
