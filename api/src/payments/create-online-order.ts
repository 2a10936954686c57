import { createHash } from 'node:crypto'
import type { OnlineOrderForm } from '@store/contract/schemas/payments'
import type { Shipping } from '@store/contract/schemas/shipping'
import { newOnlineOrderNotice } from '../notifications/order-notices.ts'
import type { AnsweredOrder } from '../orders/first-answer.ts'
import { KeyReusedError } from '../orders/order-errors.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import {
  type BuyingActor,
  findEarlier,
  placeWanted,
  quoteCart,
  type WantedOrder,
} from '../orders/place-order.ts'
import { readExpectedTotal, readShipping } from '../orders/read-order-form.ts'
import { newPublicId } from '../shared/ids.ts'
import {
  type ExpectedPayment,
  expectedPaymentInserted,
  findExpectedPayment,
} from './online-payment-repository.ts'
import { QuoteMovedError } from './payment-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** What paying online works with. */
export type PaymentParts = OrderParts & { gateway: PaymentGateway }

/** What a buyer sends to order its cart and pay online. */
export interface OnlineOrder {
  buyer: BuyingActor
  form: OnlineOrderForm
  /** The client's name for this request (api.md: Idempotency-Key). */
  key: string | undefined
}

/** An order that waits for its payment, and what the gateway was told of it. */
export interface AwaitedOrder {
  order: AnsweredOrder
  payment: ExpectedPayment
}

/** A price that moves again and again is not run after for ever. */
const tries = 3

function sha256Of(shipping: Shipping): string {
  const sorted = Object.entries(shipping).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(['online', sorted]))
    .digest('hex')
}

async function withPayment({ db }: PaymentParts, order: AnsweredOrder): Promise<AwaitedOrder> {
  const payment = await findExpectedPayment(db, order.id)
  if (!payment) throw new KeyReusedError()
  return { order, payment }
}

/**
 * The gateway is told before the order is written, for nobody may wait for it inside a transaction. What it
 * was told and is not ordered after all nobody ever pays.
 * @throws QuoteMovedError when the cart costs something else by then
 */
async function openAndPlace(
  parts: PaymentParts,
  wanted: Omit<WantedOrder, 'payment'>,
): Promise<AnsweredOrder> {
  const amount = await quoteCart(parts.db, wanted.buyer, wanted.expectedTotal)
  const gatewayOrderId = await parts.gateway.openOrder({ amount, receipt: wanted.publicId })
  return placeWanted(parts, {
    ...wanted,
    payment: {
      method: 'online',
      noticeOf: newOnlineOrderNotice,
      keep({ total, at }) {
        if (total !== amount) throw new QuoteMovedError()
        return [expectedPaymentInserted({ gatewayOrderId, amount, at })]
      },
    },
  })
}

/**
 * Makes the priced order that waits for its payment (api.md, POST /orders/create): stock taken, cart emptied.
 * @throws RefusedError 400 for the shipping, 409 as any order is refused, 503 without an answer of the gateway
 */
export async function createOnlineOrder(
  parts: PaymentParts,
  { buyer, form, key }: OnlineOrder,
): Promise<AwaitedOrder> {
  const shipping = readShipping(form.shippingInfo, buyer.role)
  const expectedTotal = readExpectedTotal(form.expectedTotal)
  const contentSha256 = sha256Of(shipping)
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const before = await findEarlier(parts, request)
  if (before) return withPayment(parts, before)
  const wanted = { publicId: newPublicId(), buyer, request, shipping, expectedTotal }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withPayment(parts, await openAndPlace(parts, wanted))
    } catch (error) {
      if (!(error instanceof QuoteMovedError) || attempt === tries) throw error
    }
  }
}
