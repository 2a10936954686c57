import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import type { TypedApp } from '../../../base/base.ts'
import type { PaymentService } from '../payment-service.ts'

const WebhookHeadersSchema = Type.Object({
  'x-razorpay-signature': Type.String({
    maxLength: 200,
    description: 'HMAC SHA-256 of the body with the secret of the webhook, in hex',
  }),
})

/**
 * Webhook of the gateway (razorpay.com/docs/webhooks), for payments whose buyer's browser never returned. The signature
 * covers the raw body, so no parser may touch it. A payment that is reported again, under any event id, is recorded
 * once.
 */
export function registerPaymentCallbacks(app: TypedApp, payments: PaymentService): void {
  void app.register(async (scope: TypedApp) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, done) => {
        done(null, body)
      },
    )
    scope.post(
      '/payments/webhook',
      {
        config: { access: 'public', operation: 'receivePaymentEvent' },
        schema: {
          headers: WebhookHeadersSchema,
          description:
            'Events of Razorpay: payment.captured and order.paid. Others are acknowledged.',
          response: {
            204: Type.Null({ description: 'recorded, or nothing to record' }),
            '4xx': ErrorBodySchema,
            '5xx': ErrorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const gateway = payments.requireGateway()
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const received = gateway.readWebhook(body, request.headers['x-razorpay-signature'])
        if (received && !(await payments.recordReceived(received))) {
          const { paymentId, amount } = received
          request.log.error({ paymentId, amount }, 'payment amount differs from the order')
        }
        return reply.status(204).send(null)
      },
    )
  })
}
