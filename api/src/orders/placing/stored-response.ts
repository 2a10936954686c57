import { proofTypes } from '@store/contract/rules/limits'
import { type Order, OrderSchema } from '@store/contract/schemas/orders/orders'
import { Compile } from 'typebox/compile'
import type { OrderRecord } from '../order.ts'
import { type OrderView, presentOrder } from '../order-presenter.ts'

/** A submitted order with the stored response to the first request with its Idempotency-Key, if any. */
export interface SubmittedOrder extends OrderRecord {
  storedResponse?: Order | undefined
}

const orderCheck = Compile(OrderSchema)

/** The buyer's response as JSON, for storage. Files are named by id, because signed addresses expire. */
export function serializeResponse(order: Omit<OrderRecord, 'id'>): string {
  return JSON.stringify(
    presentOrder(order, { role: order.tier, addressOf: ({ publicId }) => publicId }),
  )
}

/** Parses a stored response; undefined when there is none, or when another release wrote it in another format. */
export function parseStoredResponse(text: string | null): Order | undefined {
  if (text === null) return undefined
  const response: unknown = JSON.parse(text)
  return orderCheck.Check(response) ? response : undefined
}

/** The response to a submitted order. A retry gets the same one (api.md, Idempotency-Key) with new file addresses. */
export function presentSubmittedOrder(order: SubmittedOrder, view: OrderView): Order {
  const { storedResponse } = order
  if (!storedResponse) return presentOrder(order, view)
  const { paymentProof: publicId, paymentProofType } = storedResponse
  const mediaType = proofTypes.find((type) => type === paymentProofType)
  if (publicId === undefined || !mediaType) return storedResponse
  const file = { publicId, kind: 'payment-proof', mediaType } as const
  return { ...storedResponse, paymentProof: view.addressOf(file) }
}
