import { type CreditStanding, creditRefusalOf } from '@store/contract/rules/credit/credit'
import { difference } from '@store/contract/rules/pricing/money'
import type { OrderRecord } from '../order.ts'
import { creditRefusedError } from './credit-refused-error.ts'

/**
 * Checks an order on credit that is written and not committed.
 * @param standing with the order
 * @returns false when the days of credit are other ones than the order has by now
 * @throws HttpError (409) when the credit does not reach
 */
export function assertWithinCredit(
  { total, creditDays }: Pick<OrderRecord, 'total' | 'creditDays'>,
  standing: CreditStanding | undefined,
): boolean {
  const before = standing && { ...standing, used: difference(standing.used, total) }
  const refusal = creditRefusalOf(before, total)
  if (refusal) throw creditRefusedError(refusal, before)
  return before?.days === creditDays
}
