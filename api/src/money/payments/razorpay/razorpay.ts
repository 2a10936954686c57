import { createHmac, timingSafeEqual } from 'node:crypto'
import { paise } from '@store/contract/rules/pricing/money'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { readJson } from '../../../base/base.ts'
import {
  GatewayUnavailableError,
  invalidSignatureError,
  OnlinePaymentOffError,
} from '../payment-errors.ts'
import type { PaymentGateway } from '../payment-gateway.ts'

/** Configuration of the store's Razorpay account. */
export interface RazorpayAccount {
  RAZORPAY_KEY_ID: string
  RAZORPAY_KEY_SECRET: string
  RAZORPAY_WEBHOOK_SECRET: string
  RAZORPAY_URL: string
}

/** Both are sent for one payment; the first one is recorded. */
const paidEvents: ReadonlySet<string> = new Set(['payment.captured', 'order.paid'])

const orderCheck = Compile(
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }), amount: Type.Integer() }),
)

/** Razorpay's states of a payment (razorpay.com/docs/payments/payments/life-cycle). */
const PaymentSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64 }),
  order_id: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  amount: Type.Integer({ minimum: 1 }),
  status: Type.String(),
})
const paymentsCheck = Compile(Type.Object({ items: Type.Array(PaymentSchema) }))
const eventCheck = Compile(
  Type.Object({
    event: Type.String(),
    payload: Type.Object({
      payment: Type.Optional(Type.Object({ entity: PaymentSchema })),
    }),
  }),
)

function isSignedBy(secret: string, signed: string | Buffer, signature: string): boolean {
  const ours = createHmac('sha256', secret).update(signed).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/**
 * Client of Razorpay's Orders API (razorpay.com/docs/api/orders): the server opens an order, the browser pays it, and an
 * HMAC over both ids proves the payment. Amounts are in paise.
 * @param waitMs for an answer; a buyer is waiting
 * @returns undefined without keys; the store then accepts bank transfers only
 */
export function connectRazorpay(
  account: RazorpayAccount,
  waitMs: number,
): PaymentGateway | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_URL: url } = account
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret } = account
  if (!keyId || !secret) return undefined
  const credentials = Buffer.from(`${keyId}:${secret}`).toString('base64')

  async function call(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(new URL(path, url), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    return answer.json()
  }

  return {
    keyId,
    async openOrder({ amount, receipt }) {
      try {
        const opened = orderCheck.Parse(
          await call('/v1/orders', { amount, currency: 'INR', receipt }),
        )
        if (opened.amount !== amount) throw new Error('the gateway would collect another amount')
        return opened.id
      } catch (error) {
        throw new GatewayUnavailableError(error)
      }
    },
    async findPayment(orderId) {
      try {
        const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`
        const { items } = paymentsCheck.Parse(await call(path))
        return {
          paidBy: items.find(({ status }) => status === 'captured')?.id,
          isUnderWay: items.some(({ status }) => status === 'authorized'),
        }
      } catch (error) {
        throw new GatewayUnavailableError(error)
      }
    },
    readWebhook(body, signature) {
      if (!webhookSecret) throw new OnlinePaymentOffError()
      if (!isSignedBy(webhookSecret, body, signature)) throw invalidSignatureError()
      const event = readJson(body.toString())
      if (!eventCheck.Check(event) || !paidEvents.has(event.event)) return undefined
      const { id: paymentId, order_id: orderId, amount } = event.payload.payment?.entity ?? {}
      if (!paymentId || !orderId || !amount) return undefined
      return { orderId, paymentId, amount: paise(amount) }
    },
    checkoutUrl: new URL('/v1/checkout/embedded', url).href,
    isGenuine: ({ orderId, paymentId, signature }) =>
      isSignedBy(secret, `${orderId}|${paymentId}`, signature),
  }
}
