import type { Shipping } from '@store/contract/schemas/shipping'

/** What checkout hands to payment in the history entry; it outlives a logout there, so it names whose it is. */
export interface PaymentState {
  userId: string
  shippingInfo: Shipping
}

/** The entry that checkout adds for payment. */
export function paymentStateOf(userId: string, shippingInfo: Shipping): PaymentState {
  return { userId, shippingInfo }
}

/**
 * The details in a history entry.
 * @param userId who is signed in: what another person left in the entry is not given out
 */
export function readShippingState(state: unknown, userId: string): Shipping | undefined {
  return isPaymentState(state) && state.userId === userId ? state.shippingInfo : undefined
}

function isPaymentState(state: unknown): state is PaymentState {
  return typeof state === 'object' && state !== null && 'userId' in state && 'shippingInfo' in state
}
