import { createHash } from 'node:crypto'
import type { OnlineOrderForm } from '@store/contract/schemas/payments'
import type { Shipping } from '@store/contract/schemas/shipping'
import { newOnlineOrderNotice } from '../notifications/order-notices.ts'
import type { Buyer } from '../orders/buyer.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { KeyReusedError } from '../orders/order-errors.ts'
import { readExpectedTotal, readShipping } from '../orders/read-order-form.ts'
import type { SubmittedOrder } from '../orders/stored-response.ts'
import {
  findSubmittedOrder,
  type OrderDraft,
  quoteCart,
  submitOrder,
} from '../orders/submit-order.ts'
import { newPublicId } from '../shared/ids.ts'
import {
  type ExpectedPayment,
  findExpectedPayment,
  insertPaymentStatement,
} from './online-payment-repository.ts'
import { QuoteChangedError } from './payment-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** What paying online works with. */
export type PaymentDependencies = OrderDependencies & { gateway: PaymentGateway }

/** What a buyer sends to order its cart and pay online. */
export interface OnlineOrderSubmission {
  buyer: Buyer
  form: OnlineOrderForm
  /** The client's name for this request (api.md: Idempotency-Key). */
  key: string | undefined
}

/** An order that waits for its payment, and what the gateway was told of it. */
export interface OrderAwaitingPayment {
  order: SubmittedOrder
  payment: ExpectedPayment
}

/** A price that moves again and again is not run after for ever. */
const maxAttempts = 3

function sha256Of(shipping: Shipping): string {
  const sorted = Object.entries(shipping).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(['online', sorted]))
    .digest('hex')
}

async function withPayment(
  { db }: PaymentDependencies,
  order: SubmittedOrder,
): Promise<OrderAwaitingPayment> {
  const payment = await findExpectedPayment(db, order.id)
  if (!payment) throw new KeyReusedError()
  return { order, payment }
}

/**
 * The gateway is told before the order is written, for nobody may wait for it inside a transaction. What it
 * was told and is not ordered after all nobody ever pays.
 * @throws QuoteMovedError when the cart costs something else by then
 */
async function submitWithPayment(
  dependencies: PaymentDependencies,
  wanted: Omit<OrderDraft, 'payment'>,
): Promise<SubmittedOrder> {
  const amount = await quoteCart(dependencies.db, wanted.buyer, wanted.expectedTotal)
  const gatewayOrderId = await dependencies.gateway.openOrder({ amount, receipt: wanted.publicId })
  return submitOrder(dependencies, {
    ...wanted,
    payment: {
      method: 'online',
      noticeOf: newOnlineOrderNotice,
      extraStatements({ total, at }) {
        if (total !== amount) throw new QuoteChangedError()
        return [insertPaymentStatement({ gatewayOrderId, amount, at })]
      },
    },
  })
}

/**
 * Makes the priced order that waits for its payment (api.md, POST /orders/create): stock taken, cart emptied.
 * @throws HttpError 400 for the shipping, 409 as any order is refused, 503 without an answer of the gateway
 */
export async function createOnlineOrder(
  dependencies: PaymentDependencies,
  { buyer, form, key }: OnlineOrderSubmission,
): Promise<OrderAwaitingPayment> {
  const shipping = readShipping(form.shippingInfo, buyer.role)
  const expectedTotal = readExpectedTotal(form.expectedTotal)
  const contentSha256 = sha256Of(shipping)
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const before = await findSubmittedOrder(dependencies, request)
  if (before) return withPayment(dependencies, before)
  const wanted = { publicId: newPublicId(), buyer, request, shipping, expectedTotal }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withPayment(dependencies, await submitWithPayment(dependencies, wanted))
    } catch (error) {
      if (!(error instanceof QuoteChangedError) || attempt === maxAttempts) throw error
    }
  }
}
