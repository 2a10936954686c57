import type { BookedSum } from '../statement.ts'
import { mayShareAccount } from './transfer-marks.ts'

/** A sum with the account in which it was booked. */
export interface AccountSum extends Omit<BookedSum, 'row'> {
  /** Digits; undefined when its statement does not say it. */
  account: string | undefined
}

/** Why two sums are thought to be one: the bank names both alike, or names one of them by nothing. */
export type SumEvidence = 'reference' | 'amount'

/**
 * Whether two sums of different files are perhaps one booking: account the same or unknown, amount and value date. Its servicer
 * names a booking by one reference (ISO 20022 `AcctSvcrRef`), so two of these are two bookings; otherwise the references of
 * entry and batch tell, and where one file has none, there is nothing but the amount.
 */
export function compareSums(one: AccountSum, other: AccountSum): SumEvidence | undefined {
  if (one.amount !== other.amount || one.valueOn !== other.valueOn) return undefined
  if (!mayShareAccount(one, other)) return undefined
  if (one.servicerReference && other.servicerReference) {
    return one.servicerReference === other.servicerReference ? 'reference' : undefined
  }
  const [own, others] = [one, other].map(
    ({ servicerReference, references }) =>
      new Set(servicerReference ? [servicerReference, ...references] : references),
  )
  if (!own?.size || !others?.size) return 'amount'
  return [...own].some((reference) => others.has(reference)) ? 'reference' : undefined
}
