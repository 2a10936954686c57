import { isRecord } from '@store/contract/rules/is-record'
import type { Shipping } from '@store/contract/schemas/orders/shipping'

/** What the checkout says about an order besides its products. */
export interface OrderDetails {
  shippingInfo: Shipping
  /** Of the buyer's purchase order. */
  poNumber?: string
  /** What the buyer writes for the seller. */
  buyerNote?: string
}

/** History state from checkout to payment. It survives a logout, so it contains the user's id. */
export interface PaymentState extends OrderDetails {
  userId: string
}

/** Creates the history state for payment. */
export function paymentStateOf(userId: string, details: OrderDetails): PaymentState {
  return { userId, ...details }
}

/**
 * Reads the details of an order from a history state.
 * @param userId the signed-in user; details of another user are not returned
 */
export function readPaymentState(state: unknown, userId: string): OrderDetails | undefined {
  if (!isPaymentState(state) || state.userId !== userId) return undefined
  const { shippingInfo, poNumber, buyerNote } = state
  return {
    shippingInfo,
    ...(poNumber !== undefined && { poNumber }),
    ...(buyerNote !== undefined && { buyerNote }),
  }
}

function isPaymentState(state: unknown): state is PaymentState {
  return isRecord(state) && 'userId' in state && 'shippingInfo' in state
}
