import type { Order, OrderEvent } from '@store/contract/schemas/orders'

/** Who said last where the payment of an order stands, when and why; undefined when nobody has. */
export function latestPaymentEventOf({
  timeline,
}: Pick<Order, 'timeline'>): OrderEvent | undefined {
  return timeline.findLast(({ kind }) => kind === 'payment')
}
