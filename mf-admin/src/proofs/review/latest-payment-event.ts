import type { Order, OrderEvent } from '@store/contract/schemas/orders/orders'

/** The last timeline event about the payment of an order: who, when and why. */
export function latestPaymentEventOf({
  timeline,
}: Pick<Order, 'timeline'>): OrderEvent | undefined {
  return timeline.findLast(({ kind }) => kind === 'payment')
}
