import type { LightMyRequestResponse } from 'fastify'
import { openBook } from '../../../src/base/sheets/open-book.ts'
import { readPdf } from '../../pdf-text.ts'

async function readCells(content: Buffer): Promise<string> {
  const { sheets } = await openBook(content)
  const rows: string[] = []
  for (const sheet of sheets) {
    for await (const { cells } of sheet.rows()) rows.push(cells.join('\t'))
  }
  return rows.join('\n')
}

/** What a person can read in an answer: its headers, and its body or the texts of its PDF or workbook. */
export async function visibleTextOf({
  headers,
  rawPayload,
}: LightMyRequestResponse): Promise<string> {
  const type = String(headers['content-type'] ?? '')
  const readable = () => {
    if (type.startsWith('application/pdf')) return readPdf(rawPayload).texts.join('\n')
    if (type.includes('spreadsheetml')) return readCells(rawPayload)
    return rawPayload.toString()
  }
  return `${JSON.stringify(headers)}\n${await readable()}`
}
