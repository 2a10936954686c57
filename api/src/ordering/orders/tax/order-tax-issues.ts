import { hasShipped } from '@store/contract/rules/orders/order-states'
import { type TaxIssue, taxIssuesOf } from '@store/contract/rules/orders/tax/tax-issues'
import { statesOfPincode } from '../../../people/people.ts'
import type { OrderRecord } from '../order.ts'

type TaxedOrder = Pick<OrderRecord, 'shipping' | 'confirmedPlaces'>

/** What contradicts itself in the tax details of an order, whether or not it still matters. */
export function taxIssuesOfOrder({ shipping, confirmedPlaces }: TaxedOrder): TaxIssue[] {
  return taxIssuesOf(shipping, {
    statesOfPincode: (pincode) => statesOfPincode(pincode).map(({ name }) => name),
    confirmedPlaces,
  })
}

/** The issues that wait to be settled: of an order that has not shipped, or whose invoice was not issued because of them. */
export function openTaxIssuesOf(
  order: TaxedOrder & Pick<OrderRecord, 'status' | 'hasTaxIssues'>,
): TaxIssue[] {
  if (order.status === 'cancelled') return []
  return hasShipped(order.status) && !order.hasTaxIssues ? [] : taxIssuesOfOrder(order)
}
