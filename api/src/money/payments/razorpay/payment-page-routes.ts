import { randomBytes } from 'node:crypto'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { binaryResponse, type TypedApp } from '../../../base/base.ts'
import { invalidSignatureError, OnlinePaymentOffError } from '../payment-errors.ts'
import type { PaymentService } from '../payment-service.ts'
import { renderCheckoutPage } from './checkout-page.ts'

interface PageDependencies {
  payments: PaymentService
  config: { PUBLIC_ORIGIN: string }
}

/** Format of the gateway's ids. */
const gatewayId = '^[A-Za-z0-9_-]{1,100}$'
const GatewayOrderSchema = Type.Object({ id: Type.String({ pattern: gatewayId }) })
const Field = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** The form that the gateway's page posts through the browser; without a signature there was no payment. */
const ReturnSchema = Type.Object({
  razorpay_payment_id: Type.Optional(Type.String({ pattern: gatewayId, maxLength: 64 })),
  razorpay_order_id: Type.Optional(Type.String({ pattern: gatewayId })),
  razorpay_signature: Field(200),
})

const errorResponses = { '4xx': ErrorBodySchema, '5xx': ErrorBodySchema }

/**
 * Redirects to the gateway's payment page and back (ADR 0039). Both are browser navigations without a token: the
 * outgoing page shows only an amount, and the return is accepted only with the gateway's signature.
 */
export function registerPaymentPages(app: TypedApp, { payments, config }: PageDependencies): void {
  const requireGateway = () => {
    if (!config.PUBLIC_ORIGIN) throw new OnlinePaymentOffError()
    return { gateway: payments.requireGateway(), origin: config.PUBLIC_ORIGIN }
  }

  app.get(
    '/payments/checkout/:id',
    {
      config: { access: 'public', operation: 'openCheckout' },
      schema: {
        params: GatewayOrderSchema,
        response: {
          200: binaryResponse('a page that leads to the gateway', ['text/html']),
          ...errorResponses,
        },
      },
    },
    async (request, reply) => {
      const { gateway, origin } = requireGateway()
      const { id } = request.params
      const payment = await payments.readExpected(id)
      const nonce = randomBytes(16).toString('base64')
      const page = renderCheckoutPage({
        gateway,
        orderId: id,
        amount: payment.amount,
        origin,
        nonce,
      })
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': page.policy,
      })
      return reply.send(Buffer.from(page.html))
    },
  )

  void app.register(async (scope: TypedApp) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(body.toString())))
      },
    )
    scope.post(
      '/payments/return',
      {
        config: { access: 'public', operation: 'returnFromCheckout' },
        schema: {
          consumes: ['application/x-www-form-urlencoded'],
          body: ReturnSchema,
          response: { 303: Type.Null({ description: 'on to the orders' }), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { gateway } = requireGateway()
        const {
          razorpay_payment_id: paymentId,
          razorpay_order_id: orderId,
          razorpay_signature: signature,
        } = request.body
        if (paymentId !== undefined && orderId !== undefined && signature !== undefined) {
          if (!gateway.isGenuine({ orderId, paymentId, signature })) throw invalidSignatureError()
          const { orderPublicId: publicId } = await payments.readExpected(orderId)
          await payments.record({ actor: 'store', publicId, paymentId })
        }
        return reply.redirect('/orders', 303)
      },
    )
  })
}
