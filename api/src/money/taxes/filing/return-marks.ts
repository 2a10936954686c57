import { createHash } from 'node:crypto'
import type { ReturnChange } from '@store/contract/schemas/taxes/filed-returns'
import type { TaxedDocument } from '../documents/taxed-document.ts'

/** A mark of each document of a return, by its number: it is another one once anything that the return says of it is. */
export type ReturnMarks = Readonly<Record<string, string>>

/** Hex digits of a mark; 20,000 documents have two alike once in 10^10 months. */
const markLength = 16

/** Marks what a return says of a document. An address, which no return has, changes nothing. */
export function markOf(document: TaxedDocument): string {
  const { kind, number, day, recipient, placeOfSupply, isIntraState, lines, totals } = document
  const { against } = document
  const said = [
    ...[kind, number, day, recipient.gstin ?? '', placeOfSupply ?? '', isIntraState],
    lines.map(({ hsn = '', unit = '', quantity, gstPercent, taxable, cgst, sgst, igst }) => [
      ...[hsn, unit, quantity, gstPercent, taxable, cgst, sgst, igst],
    ]),
    ...[totals.total, against?.number ?? '', against?.day ?? ''],
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, markLength)
}

/** A document that the return of now has otherwise than the filed one. */
export interface Amendment {
  number: string
  change: ReturnChange
}

/** Compares the documents of now, one by one, with those of a filed return. */
export function startComparison(filed: ReturnMarks) {
  const left = new Map(Object.entries(filed))
  const amendments: Amendment[] = []
  return {
    /** @param document one that the return of now has */
    add(document: TaxedDocument): void {
      const { number } = document
      const mark = left.get(number)
      left.delete(number)
      if (mark === undefined) amendments.push({ number, change: 'added' })
      else if (mark !== markOf(document)) amendments.push({ number, change: 'changed' })
    },
    /** Ends with the documents that the filed return has alone. */
    finish: (): Amendment[] => [
      ...amendments,
      ...[...left.keys()].map((number) => ({ number, change: 'gone' as const })),
    ],
  }
}
