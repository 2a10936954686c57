import { isRecord } from '@store/contract/rules/is-record'
import type { ExpectedLines } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { OrderDetails } from '../payment-state.ts'

/** Long enough for a proof of 10 MB over a slow connection, in milliseconds. */
const uploadTimeoutMs = 180_000

/** An order paid by bank transfer, with the buyer's proof (ordering 3.6). */
export interface ManualOrder extends OrderDetails {
  /** A jpg, png or pdf of at most `largestProofBytes`. */
  paymentProof: File
  /** The total shown to the buyer, in rupees; a higher one is rejected with 409. */
  expectedTotal?: number
  /** The lines shown to the buyer; another cart is rejected with 409. */
  expectedLines?: ExpectedLines | undefined
  /** The bank's transaction number, if the buyer entered it. */
  paymentReference?: string
  /** Called with the upload progress, from 0 to 1. */
  onProgress?: (sent: number) => void
  /** From `newIdempotencyKey()`; one per order, reused for its retries. */
  idempotencyKey: string
}

/** The multipart body of a manual order. */
function bodyOf({ paymentProof, ...order }: ManualOrder): FormData {
  const { shippingInfo, poNumber, buyerNote, expectedTotal, expectedLines } = order
  const { paymentReference } = order
  const body = new FormData()
  const texts = { poNumber, buyerNote, paymentReference }
  const data = { shippingInfo, ...texts, expectedTotal, expectedLines }
  body.set('data', JSON.stringify(data))
  body.set('paymentProof', paymentProof)
  return body
}

/** The request of a manual order. */
export function manualOrderCall(order: ManualOrder) {
  return {
    url: '/orders/manual',
    method: 'POST',
    headers: { 'idempotency-key': order.idempotencyKey },
    body: bodyOf(order),
    timeout: uploadTimeoutMs,
  }
}

/** True when the response confirms a placed order. */
export function isOrderPlaced(answer: unknown): answer is OrderChanged {
  return isRecord(answer) && typeof answer.message === 'string' && isRecord(answer.order)
}
