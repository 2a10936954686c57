import { fieldError } from '@store/contract/rules/field-errors'
import {
  portalAnswerMessages as messages,
  mostAnswerLines,
} from '@store/contract/rules/taxes/portal-answer-messages'
import {
  decodeText,
  HttpError,
  isSheetMarkup,
  openTable,
  readJson,
  type SheetRow,
  unescapeFormula,
} from '../../../base/base.ts'
import { type AnswerFact, type AnswerLine, factOf, lineOf, linesOfJson } from './answer-line.ts'

/** The error of a file as a whole. */
export function answerFileError(message: string, statusCode: 400 | 413 | 415 = 400): HttpError {
  return new HttpError({ ...fieldError('answer', message), statusCode })
}

/** Zipped sheets, sheets of old, packed files, PDF, pictures: they would have to be unpacked to be read. */
const packedStarts = ['PK', '\xd0\xcf\x11\xe0', '\x1f\x8b', '%PDF', '\x89PNG', 'GIF8', '\xff\xd8']

async function textOf(content: Buffer): Promise<string> {
  const start = content.subarray(0, 8).toString('latin1')
  if (packedStarts.some((packed) => start.startsWith(packed)))
    throw answerFileError(messages.notText, 415)
  const text = (await decodeText(content)).replace(/^\ufeff/, '')
  if (isSheetMarkup(text) || /^\s*</.test(text)) throw answerFileError(messages.notText, 415)
  return text
}

/** Which column holds which fact. */
type Columns = ReadonlyMap<number, AnswerFact>

function columnsOf({ cells }: SheetRow): Columns {
  const facts = cells.map((cell, index) => [index, factOf(cell)] as const)
  return new Map(facts.flatMap(([index, fact]) => (fact ? [[index, fact] as const] : [])))
}

interface Head {
  row: number
  columns: Columns
}

function findHead(rows: readonly SheetRow[]): Head | undefined {
  for (const row of rows) {
    const columns = columnsOf(row)
    const facts = [...columns.values()]
    if (facts.includes('irn') || facts.includes('ewayBillNumber'))
      return { row: row.number, columns }
  }
  return undefined
}

async function linesOfTable(content: Buffer): Promise<AnswerLine[]> {
  const table = await openTable(content, findHead)
  try {
    if (!table.head) return []
    const { row: headRow, columns } = table.head
    const lines: AnswerLine[] = []
    for await (const { number, cells } of table.rows()) {
      if (number <= headRow) continue
      const said = [...columns].map(
        ([index, fact]) => [fact, unescapeFormula(cells[index] ?? '')] as const,
      )
      lines.push(lineOf(number, Object.fromEntries(said)))
      if (lines.length > mostAnswerLines) break
    }
    return lines
  } finally {
    table.book.close()
  }
}

/**
 * Reads the answer of a portal: JSON as its API and signed files have it, or a table as CSV.
 * @throws HttpError (400, 413, 415) for a file that says nothing of documents
 */
export async function readAnswers(content: Buffer): Promise<AnswerLine[]> {
  if (content.length === 0) throw answerFileError(messages.required)
  const text = await textOf(content)
  const isJson = /^\s*[[{]/.test(text)
  const json = isJson ? readJson(text) : undefined
  if (isJson && json === undefined) throw answerFileError(messages.notJson)
  const lines = isJson ? linesOfJson(json) : await linesOfTable(content)
  if (!lines.some(({ irn, ewayBillNumber }) => irn !== '' || ewayBillNumber !== ''))
    throw answerFileError(messages.nothing)
  if (lines.length > mostAnswerLines) throw answerFileError(messages.tooMany(mostAnswerLines), 413)
  return lines
}
