import { describeDifference } from '@store/contract/rules/payments/describe-difference'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { isOwnOrder } from '../receipt-orders.ts'

/** How a payment differs from what is open on the orders it is proposed for; `undefined` when it does not. */
export function differenceOf({ open, match }: Receipt): string | undefined {
  if (match === undefined) return undefined
  const orders = match.parts.map(({ order }) => order).filter(isOwnOrder)
  return describeDifference(match.difference, {
    received: paiseFromRupees(open),
    due: sumOf(orders.map((order) => paiseFromRupees(order.open))),
    orders: match.parts.length,
  })
}
