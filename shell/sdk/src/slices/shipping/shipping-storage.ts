import type { Shipping, ShippingInfo } from '@store/contract/schemas/shipping'
import { isPlainRecord } from '../../store/plain-record.ts'

function isShipping(value: unknown): value is Shipping {
  return isPlainRecord(value) && typeof value.fullName === 'string'
}

/** Keeps checkout's details under `shippingInfo` and whose they are under `userId` (spec §3). */
export function storeShipping({ userId, ...shipping }: ShippingInfo): void {
  try {
    localStorage.setItem('shippingInfo', JSON.stringify(shipping))
    localStorage.setItem('userId', userId)
  } catch {
    // Without storage the payment page asks for the details again after a reload.
  }
}

/**
 * The details kept by checkout, for a payment page that was reloaded.
 * @param userId who is signed in: another person's details are not given out (spec §3)
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
