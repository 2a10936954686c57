import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { GatewayAwayError } from './payment-errors.ts'
import type { GatewayPayment, PaymentGateway } from './payment-gateway.ts'

/** How the store is known at Razorpay. */
export interface RazorpayAccount {
  RAZORPAY_KEY_ID: string
  RAZORPAY_KEY_SECRET: string
  RAZORPAY_URL: string
}

/** A buyer waits for the answer. */
const longestWaitMs = 8_000

const orderCheck = Compile(
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }), amount: Type.Integer() }),
)

function isSignedBy(secret: string, { orderId, paymentId, signature }: GatewayPayment): boolean {
  const ours = createHmac('sha256', secret).update(`${orderId}|${paymentId}`).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/**
 * Razorpay's Orders API (razorpay.com/docs/api/orders): an order is opened by the server, paid in the browser,
 * and proven by an HMAC over both names. Amounts are in paise.
 * @returns undefined without keys: the store then takes bank transfers alone
 */
export function connectRazorpay(account: RazorpayAccount): PaymentGateway | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_URL: url } = account
  if (!keyId || !secret) return undefined
  const credentials = Buffer.from(`${keyId}:${secret}`).toString('base64')

  async function post(path: string, body: object): Promise<unknown> {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (!answer.ok) throw new Error(`the gateway answered ${answer.status}`)
    return answer.json()
  }

  return {
    keyId,
    async openOrder({ amount, receipt }) {
      try {
        const opened = orderCheck.Parse(
          await post('/v1/orders', { amount, currency: 'INR', receipt }),
        )
        if (opened.amount !== amount) throw new Error('the gateway would collect another amount')
        return opened.id
      } catch (error) {
        throw new GatewayAwayError(error)
      }
    },
    isGenuine: (payment) => isSignedBy(secret, payment),
  }
}
