import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { OrderChanged } from '@store/contract/schemas/orders'
import type { Shipping } from '@store/contract/schemas/shipping'
import { isPlainRecord } from '../../store/plain-record.ts'

/** Time for a proof of 10 MB over a slow line, in milliseconds. */
const uploadTimeoutMs = 180_000

/** An order paid by bank transfer, with the buyer's proof (spec §7, POST /orders/manual). */
export interface ManualOrder {
  shippingInfo: Shipping
  /** A jpg, png or pdf of at most `largestProofBytes`. */
  paymentProof: File
  /** What the buyer was shown, in rupees: an order that would cost more is refused (409) instead. */
  expectedTotal?: number
  /** Number of the bank's transaction, when the buyer told it. */
  paymentReference?: string
  /** Told how much of the order is sent, from 0 to 1, while it travels. */
  onProgress?: (sent: number) => void
  /** From `newIdempotencyKey()`, once for each order and again for each retry of it. */
  idempotencyKey: string
}

/** The multipart body of a manual order. */
function bodyOf({ paymentProof, ...order }: ManualOrder): FormData {
  const { shippingInfo, expectedTotal, paymentReference } = order
  const body = new FormData()
  body.set('data', JSON.stringify({ shippingInfo, expectedTotal, paymentReference }))
  body.set('paymentProof', paymentProof)
  return body
}

/** How an order is sent. */
export function manualOrderCall(order: ManualOrder): FetchArgs {
  return {
    url: '/orders/manual',
    method: 'POST',
    headers: { 'idempotency-key': order.idempotencyKey },
    body: bodyOf(order),
    timeout: uploadTimeoutMs,
  }
}

/** Whether the server's answer says that an order was placed. */
export function isOrderPlaced(answer: unknown): answer is OrderChanged {
  return isPlainRecord(answer) && typeof answer.message === 'string' && isPlainRecord(answer.order)
}
