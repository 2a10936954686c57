import { proofTypes } from '@store/contract/rules/limits'
import { type Order, OrderSchema } from '@store/contract/schemas/orders'
import { Compile } from 'typebox/compile'
import type { OrderRecord } from './order.ts'
import { type OrderView, presentOrder } from './order-presenter.ts'

/** An order with what the first request with its Idempotency-Key was answered, where that is known. */
export interface SubmittedOrder extends OrderRecord {
  storedResponse?: Order | undefined
}

const orderCheck = Compile(OrderSchema)

/** The buyer's answer as JSON, to be stored; its file is named by id, because a signed address expires. */
export function serializeResponse(order: Omit<OrderRecord, 'id'>): string {
  return JSON.stringify(
    presentOrder(order, { role: order.tier, addressOf: ({ publicId }) => publicId }),
  )
}

/** A stored answer; undefined without one, and for one of another release that this one cannot read. */
export function parseStoredResponse(text: string | null): Order | undefined {
  if (text === null) return undefined
  const answer: unknown = JSON.parse(text)
  return orderCheck.Check(answer) ? answer : undefined
}

/** What placing an order answers: the same again to a retry (api.md, Idempotency-Key), with new file addresses. */
export function presentSubmittedOrder(order: SubmittedOrder, view: OrderView): Order {
  const { storedResponse } = order
  if (!storedResponse) return presentOrder(order, view)
  const { paymentProof: publicId, paymentProofType } = storedResponse
  const mediaType = proofTypes.find((type) => type === paymentProofType)
  if (publicId === undefined || !mediaType) return storedResponse
  const file = { publicId, kind: 'payment-proof', mediaType } as const
  return { ...storedResponse, paymentProof: view.addressOf(file) }
}
