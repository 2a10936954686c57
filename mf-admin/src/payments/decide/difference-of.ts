import { describeDifference } from '@store/contract/rules/payments/describe-difference'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { isOwnOrder } from '../receipt-orders.ts'

/** How a payment differs from what is open on the orders it is proposed for; `undefined` when it does not. */
export function differenceOf({ open, match }: Receipt): string | undefined {
  if (match === undefined) return undefined
  const { difference, parts } = match
  const opens = parts.flatMap(({ order }) => (isOwnOrder(order) ? order.open : []))
  // What is too much is too much for the parts: another payment may be proposed for the same order.
  const due = difference === 'over' ? parts.map(({ amount }) => amount) : opens
  return describeDifference(difference, {
    received: paiseFromRupees(open),
    due: sumOf(due.map(paiseFromRupees)),
    orders: parts.length,
    tax: match.tax,
  })
}
