import { createHash } from 'node:crypto'
import type { OnlineOrderForm } from '@store/contract/schemas/orders/payments'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { newOnlineOrderNotice } from '../notifications/order-notices.ts'
import type { Buyer } from '../orders/buyer.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { KeyReusedError } from '../orders/order-errors.ts'
import {
  findSubmittedOrder,
  type OrderDraft,
  quoteCart,
  submitOrder,
} from '../orders/placing/place-order.ts'
import { readExpectedTotal, readShipping } from '../orders/placing/read-order-form.ts'
import type { SubmittedOrder } from '../orders/placing/stored-response.ts'
import { newPublicId } from '../shared/ids.ts'
import { QuoteChangedError } from './payment-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import {
  type ExpectedPayment,
  findExpectedPayment,
  insertPaymentStatement,
} from './payment-repository.ts'

/** Dependencies of online payment. */
export type PaymentDependencies = OrderDependencies & { gateway: PaymentGateway }

/** A buyer's request to order the cart and pay online. */
export interface OnlineOrderSubmission {
  buyer: Buyer
  form: OnlineOrderForm
  /** The Idempotency-Key header (api.md). */
  key: string | undefined
}

/** An unpaid order and the payment the gateway expects for it. */
export interface OrderAwaitingPayment {
  order: SubmittedOrder
  payment: ExpectedPayment
}

/** Attempts while prices keep changing. */
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
 * Opens the gateway's order before the transaction, so that no transaction waits for the gateway. If the order then
 * fails, the gateway's order expires unpaid.
 * @throws QuoteChangedError when the total has changed meanwhile
 */
async function submitWithPayment(
  dependencies: PaymentDependencies,
  draft: Omit<OrderDraft, 'payment'>,
): Promise<SubmittedOrder> {
  const amount = await quoteCart(dependencies.db, draft.buyer, draft.expectedTotal)
  const gatewayOrderId = await dependencies.gateway.openOrder({ amount, receipt: draft.publicId })
  return submitOrder(dependencies, {
    ...draft,
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
 * Creates an order that awaits its payment (api.md, POST /orders/create): decrements the stock and empties the cart.
 * @throws HttpError 400 for the shipping, 409 like any order, 503 when the gateway is unavailable
 */
export async function createOnlineOrder(
  dependencies: PaymentDependencies,
  { buyer, form, key }: OnlineOrderSubmission,
): Promise<OrderAwaitingPayment> {
  const shipping = readShipping(form.shippingInfo, buyer.role)
  const expectedTotal = readExpectedTotal(form.expectedTotal)
  const contentSha256 = sha256Of(shipping)
  const request = key === undefined ? undefined : { userId: buyer.userId, key, contentSha256 }
  const earlier = await findSubmittedOrder(dependencies, request)
  if (earlier) return withPayment(dependencies, earlier)
  const draft = { publicId: newPublicId(), buyer, request, shipping, expectedTotal }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withPayment(dependencies, await submitWithPayment(dependencies, draft))
    } catch (error) {
      if (!(error instanceof QuoteChangedError) || attempt === maxAttempts) throw error
    }
  }
}
