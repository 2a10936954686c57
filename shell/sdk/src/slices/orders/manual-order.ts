import type { Shipping } from '@store/contract/schemas/shipping'

/** An order paid by bank transfer, with the buyer's proof (spec §7, POST /orders/manual). */
export interface ManualOrder {
  shippingInfo: Shipping
  /** A jpg, png or pdf of at most `largestProofBytes`. */
  paymentProof: File
  /** What the buyer was shown, in rupees: an order that would cost more is refused (409) instead. */
  expectedTotal?: number
  /** From `newIdempotencyKey()`, once for each order and again for each retry of it. */
  idempotencyKey: string
}

/** The multipart body of a manual order. */
export function bodyOf({ shippingInfo, paymentProof, expectedTotal }: ManualOrder): FormData {
  const body = new FormData()
  body.set('data', JSON.stringify({ shippingInfo, expectedTotal }))
  body.set('paymentProof', paymentProof)
  return body
}

/**
 * A key that makes sending an order twice one order (api.md, Idempotency-Key). Make it when the
 * payment page opens and keep it until the order is placed.
 */
export function newIdempotencyKey(): string {
  // Not crypto.randomUUID: browsers withhold it from pages served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
