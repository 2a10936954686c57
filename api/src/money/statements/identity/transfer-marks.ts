import { findPaymentCodes } from '@store/contract/rules/orders/payment-code'
import {
  canonicalReference,
  findReferences,
  isFullReference,
} from '../matching/transfer-references.ts'
import type { Transfer } from './transfer.ts'

/** What tells one transfer from another, in the form in which every export has it. */
export interface TransferMarks {
  /** Whole references of NEFT, RTGS, UPI and IMPS. */
  references: ReadonlySet<string>
  /** What else stands in the bank's column for references, such as the number of a cheque. */
  numbers: ReadonlySet<string>
  /** All words with digits. */
  words: ReadonlySet<string>
  /** Payment codes of the store. */
  codes: ReadonlySet<string>
  /** Letters and digits of the narration. */
  text: string
}

/** Spreadsheet programs show long numbers so: nothing is left of the number. */
const scientific = /\b\d(?:\.\d+)?E\+?\d{2}\b/gi
/** Shorter numbers are those of branches and rows. */
const shortestNumber = 6

function wordsOf(text: string): string[] {
  return (text.toUpperCase().match(/[A-Z0-9]+/g) ?? []).filter((word) => /\d/.test(word))
}

/** Programs fill numbers up with zeros, or drop them. */
function withoutZeros(word: string): string {
  return canonicalReference(word).replace(/^0+/, '')
}

/** Reads the marks of a transfer. */
export function readMarks({
  narration,
  bankReference,
}: Pick<Transfer, 'narration' | 'bankReference'>): TransferMarks {
  const column = (bankReference ?? '').replace(scientific, ' ')
  const { full } = findReferences(`${narration} / ${column}`)
  const columnWords = wordsOf(column).map(withoutZeros)
  const numbers = columnWords.filter((word) => word.length >= shortestNumber)
  return {
    references: new Set([...full, ...columnWords.filter(isFullReference)]),
    numbers: new Set(numbers),
    words: new Set([...wordsOf(narration).map(withoutZeros), ...numbers]),
    codes: new Set(findPaymentCodes(narration)),
    text: narration.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''),
  }
}

/** Whether two sets have something in common. */
export function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const value of one) if (other.has(value)) return true
  return false
}

/** Whether both name a transfer whole, and not the same one. */
export function contradict(one: TransferMarks, other: TransferMarks): boolean {
  const areWhole = one.references.size > 0 && other.references.size > 0
  return areWhole && !share(one.references, other.references)
}

/** Whether a number in the reference column of one stands in the other. */
export function shareNumber(one: TransferMarks, other: TransferMarks): boolean {
  return share(one.numbers, other.words) || share(other.numbers, one.words)
}

/** Whether two lines may be of the same account: banks leave it out, mask it, and fill it up with zeros. */
export function mayShareAccount(
  one: Pick<Transfer, 'account'>,
  other: Pick<Transfer, 'account'>,
): boolean {
  const [first, second] = [one, other].map(({ account }) => account?.replace(/^0+/, ''))
  return first === undefined || second === undefined || first === second
}
