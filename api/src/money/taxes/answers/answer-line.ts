import { isRecord } from '@store/contract/rules/is-record'
import { readSignedCode } from './signed-code.ts'

/** What a line of an answer can say. */
export const answerFacts = [
  'number',
  'irn',
  'acknowledgement',
  'acknowledgedAt',
  'signedCode',
  'ewayBillNumber',
  'validUntil',
] as const
export type AnswerFact = (typeof answerFacts)[number]

/** A line of an answer as it stands in the file; what it does not say is blank. */
export type AnswerLine = Record<AnswerFact, string> & {
  /** As numbered in the file, from 1. */
  row: number
}

/**
 * The names of the portals and their download tools for each fact, without spaces and signs: the API and the signed files of
 * e-invoices, the tables of both portals.
 */
const names: Readonly<Record<AnswerFact, readonly string[]>> = {
  number: ['docno', 'documentno', 'documentnumber', 'invoiceno', 'invoicenumber', 'docdtlsno'],
  irn: ['irn', 'irnno', 'invoicereferencenumber'],
  acknowledgement: ['ackno', 'acknowledgementno', 'acknowledgementnumber'],
  acknowledgedAt: ['ackdt', 'ackdate', 'acknowledgementdate'],
  signedCode: ['signedqrcode', 'signedqr', 'qrcode'],
  ewayBillNumber: ['ewbno', 'ewaybillno', 'ewaybillnumber', 'ebn'],
  validUntil: ['ewbvalidtill', 'ewbvalidupto', 'validtill', 'validupto', 'validuntil'],
}

const factOfName: ReadonlyMap<string, AnswerFact> = new Map(
  answerFacts.flatMap((fact) => names[fact].map((name): [string, AnswerFact] => [name, fact])),
)

/** The fact that a column or a key holds. @example factOf('Ack No.') // 'acknowledgement' */
export function factOf(name: string): AnswerFact | undefined {
  return factOfName.get(name.toLowerCase().replace(/[^a-z]/g, ''))
}

/** A line of what was said; its document is named by the signed code where nothing else names it. */
export function lineOf(row: number, said: Partial<Record<AnswerFact, string>>): AnswerLine {
  const textOf = (fact: AnswerFact) => (said[fact] ?? '').trim()
  const line: AnswerLine = {
    row,
    number: textOf('number'),
    irn: textOf('irn'),
    acknowledgement: textOf('acknowledgement'),
    acknowledgedAt: textOf('acknowledgedAt'),
    signedCode: textOf('signedCode'),
    // Sites write it in groups of four.
    ewayBillNumber: textOf('ewayBillNumber').replace(/\s/g, ''),
    validUntil: textOf('validUntil'),
  }
  return line.number === '' && line.signedCode !== ''
    ? { ...line, number: readSignedCode(line.signedCode)?.number ?? '' }
    : line
}

function saidBy(record: Record<string, unknown>): Partial<Record<AnswerFact, string>> {
  const said: Partial<Record<AnswerFact, string>> = {}
  const { DocDtls } = record
  const own = Object.entries(record)
  const named = isRecord(DocDtls) ? [['docdtlsno', DocDtls.No] as const] : []
  for (const [name, value] of [...own, ...named]) {
    const fact = factOf(name)
    const isText = typeof value === 'string' || typeof value === 'number'
    if (fact && isText) said[fact] = String(value)
  }
  return said
}

/** Answers stand in a list, below a status, or in an object of their own. */
const deepest = 6

/** The lines of a JSON: every object that has an IRN, a bill or a document. */
export function linesOfJson(content: unknown): AnswerLine[] {
  const found: Partial<Record<AnswerFact, string>>[] = []
  const look = (value: unknown, depth: number): void => {
    if (depth > deepest) return
    const lookInto = (inner: unknown) => look(inner, depth + 1)
    if (Array.isArray(value)) value.forEach(lookInto)
    else if (isRecord(value)) {
      const said = saidBy(value)
      if (said.irn || said.ewayBillNumber || said.number) found.push(said)
      else Object.values(value).forEach(lookInto)
    }
  }
  look(content, 0)
  return found.map((said, index) => lineOf(index + 1, said))
}
