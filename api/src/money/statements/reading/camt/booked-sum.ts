import type { Paise } from '@store/contract/rules/pricing/money'
import type { BookedSum } from '../../statement.ts'
import { readDay } from '../read-day.ts'
import { isReference } from './camt-values.ts'
import { findAll, findText, type XmlElement } from './xml-element.ts'

/** Where an entry says which batch it is, and which message divides it. */
const referencePaths = [
  ['NtryRef'],
  ['NtryDtls', 'Btch', 'MsgId'],
  ['NtryDtls', 'Btch', 'PmtInfId'],
  ['NtryDtls', 'TxDtls', 'Refs', 'PmtInfId'],
  ['AddtlInfInd', 'MsgId'],
] as const

/**
 * What an entry `Ntry` was booked as, by which it is known again where another message divides it.
 * @param message the number of a notice, to which statements refer; undefined for a statement
 */
export function bookedSumOf(
  entry: XmlElement,
  { amount, bookedOn, message }: { amount: Paise; bookedOn: string; message: string | undefined },
): Omit<BookedSum, 'row'> {
  const named = referencePaths.flatMap((path) => findAll(entry, ...path).map(({ text }) => text))
  const plain = [...named, message ?? ''].map(plainReference).filter((text) => text !== '')
  const transactions = findAll(entry, 'NtryDtls', 'TxDtls')
  const [only] = transactions.length === 1 ? transactions : []
  const servicer =
    findText(entry, 'AcctSvcrRef') ?? (only && findText(only, 'Refs', 'AcctSvcrRef')) ?? ''
  return {
    amount,
    valueOn:
      readDay(findText(entry, 'ValDt', 'Dt') ?? findText(entry, 'ValDt', 'DtTm') ?? '') ?? bookedOn,
    servicerReference: plainReference(servicer) || undefined,
    references: [...new Set(plain)],
  }
}

/** Longer than any that the standard allows. */
const longestReference = 70

/** Letters and digits of a reference; blank for what banks write when they have none. */
function plainReference(text: string): string {
  const trimmed = text.trim()
  if (!isReference(trimmed)) return ''
  return trimmed
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, longestReference)
}
