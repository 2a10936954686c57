import type { Order } from '@store/contract/schemas/orders'

/** True while somebody has to look at the payment proof of an order. */
export function isAwaitingReview({ proofStatus, orderStatus }: Order): boolean {
  return proofStatus === 'unverified' && orderStatus !== 'cancelled'
}
