import { isRecord } from '@store/contract/rules/is-record'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

/** History state from checkout to payment. It survives a logout, so it contains the user's id. */
export interface PaymentState {
  userId: string
  shippingInfo: Shipping
}

/** Creates the history state for payment. */
export function paymentStateOf(userId: string, shippingInfo: Shipping): PaymentState {
  return { userId, shippingInfo }
}

/**
 * Reads the shipping details from a history state.
 * @param userId the signed-in user; details of another user are not returned
 */
export function readShippingState(state: unknown, userId: string): Shipping | undefined {
  return isPaymentState(state) && state.userId === userId ? state.shippingInfo : undefined
}

function isPaymentState(state: unknown): state is PaymentState {
  return isRecord(state) && 'userId' in state && 'shippingInfo' in state
}
