import { ageingBuckets } from '@store/contract/rules/ledger/ledger-kinds'
import { paiseFromRupees, rupeesFromPaise, sumOf } from '@store/contract/rules/pricing/money'
import type { AgeingAmounts } from '@store/contract/schemas/payments/ledgers'

/**
 * What is overdue of a ledger, in rupees.
 * @example overdueOf(ledger.ageing) // 12500.5
 */
export function overdueOf(ageing: AgeingAmounts): number {
  const overdue = ageingBuckets.filter((bucket) => bucket !== 'notDue')
  return rupeesFromPaise(sumOf(overdue.map((bucket) => paiseFromRupees(ageing[bucket]))))
}
