import { isRecord } from '@store/contract/rules/is-record'
import type { Shipping, ShippingInfo } from '@store/contract/schemas/orders/shipping'

function isShipping(value: unknown): value is Shipping {
  return isRecord(value) && typeof value.fullName === 'string'
}

/** Stores the checkout's shipping details under `shippingInfo` and their owner under `userId` (site 4.1). */
export function storeShipping({ userId, ...shipping }: ShippingInfo): void {
  try {
    localStorage.setItem('shippingInfo', JSON.stringify(shipping))
    localStorage.setItem('userId', userId)
  } catch {
    // Without storage the user has to enter the details again after a reload.
  }
}

/**
 * Reads the stored shipping details, for a payment page that was reloaded.
 * @param userId the signed-in user; the details of another user are not returned (site 4.1)
 */
export function readStoredShipping(userId: string): Shipping | undefined {
  try {
    if (localStorage.getItem('userId') !== userId) return undefined
    const kept: unknown = JSON.parse(localStorage.getItem('shippingInfo') ?? 'null')
    return isShipping(kept) ? kept : undefined
  } catch {
    return undefined
  }
}
