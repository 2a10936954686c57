import type { Order } from '@store/contract/schemas/orders/orders'

/** True while the payment proof of an order awaits review. */
export function isAwaitingReview({ proofStatus, orderStatus }: Order): boolean {
  return proofStatus === 'unverified' && orderStatus !== 'cancelled'
}
