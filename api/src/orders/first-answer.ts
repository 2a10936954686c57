import { proofTypes } from '@store/contract/rules/limits'
import { type Order, OrderSchema } from '@store/contract/schemas/orders'
import { Compile } from 'typebox/compile'
import type { OrderRecord } from './order.ts'
import { type OrderView, presentOrder } from './order-presenter.ts'

/** An order with what the first request with its Idempotency-Key was answered, where that is known. */
export interface AnsweredOrder extends OrderRecord {
  firstAnswer?: Order | undefined
}

const orderCheck = Compile(OrderSchema)

/** The buyer's answer as JSON, to be stored; its file is named by id, because a signed address expires. */
export function firstAnswerOf(order: Omit<OrderRecord, 'id'>): string {
  return JSON.stringify(
    presentOrder(order, { role: order.tier, addressOf: ({ publicId }) => publicId }),
  )
}

/** A stored answer; undefined without one, and for one of another release that this one cannot read. */
export function readFirstAnswer(text: string | null): Order | undefined {
  if (text === null) return undefined
  const answer: unknown = JSON.parse(text)
  return orderCheck.Check(answer) ? answer : undefined
}

/** What placing an order answers: the same again to a retry (api.md, Idempotency-Key), with new file addresses. */
export function presentAnswered(order: AnsweredOrder, view: OrderView): Order {
  const { firstAnswer } = order
  if (!firstAnswer) return presentOrder(order, view)
  const { paymentProof: publicId, paymentProofType } = firstAnswer
  const mediaType = proofTypes.find((type) => type === paymentProofType)
  if (publicId === undefined || !mediaType) return firstAnswer
  const file = { publicId, kind: 'payment-proof', mediaType } as const
  return { ...firstAnswer, paymentProof: view.addressOf(file) }
}
