import * as messages from '@store/contract/rules/messages'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  OnlineOrderPlacedSchema,
  OnlineOrderSchema,
  OnlineVerificationSchema,
} from '@store/contract/schemas/orders/payments'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  buyerOf,
  buyers,
  IdempotencyHeadersSchema,
  type TypedApp,
} from '../../base/base.ts'
import {
  type OrderDependencies,
  presentOrder,
  presentPlacedOrder,
  viewOf,
} from '../../ordering/ordering.ts'
import type { PaymentService } from './payment-service.ts'

const errorResponses = { '4xx': ErrorBodySchema, '5xx': ErrorBodySchema }

/** Online payment in two steps (money 4.1). Without a gateway both respond with 501. */
export function registerOnlinePayment(
  app: TypedApp,
  {
    payments,
    files,
    config,
  }: Pick<OrderDependencies, 'files'> & {
    payments: PaymentService
    config: { PUBLIC_ORIGIN: string }
  },
): void {
  app.post(
    '/orders/create',
    {
      config: { access: buyers, operation: 'createOnlineOrder' },
      schema: {
        body: OnlineOrderSchema,
        headers: IdempotencyHeadersSchema,
        response: { 201: OnlineOrderPlacedSchema, ...errorResponses },
      },
    },
    async (request, reply) => {
      const { keyId } = payments.requireGateway()
      const { order, payment } = await payments.createOrder({
        buyer: buyerOf(request),
        form: request.body,
        key: request.headers['idempotency-key'],
      })
      return reply.status(201).send({
        message: messages.payment.onlinePlaced,
        order: presentPlacedOrder(order, viewOf(request, files)),
        payment: {
          keyId,
          orderId: payment.gatewayOrderId,
          amount: rupeesFromPaise(payment.amount),
          currency: 'INR' as const,
          ...(config.PUBLIC_ORIGIN && {
            checkoutUrl: `/api/payments/checkout/${encodeURIComponent(payment.gatewayOrderId)}`,
          }),
        },
      })
    },
  )

  app.post(
    '/orders/verify',
    {
      config: { access: buyers, operation: 'verifyOnlinePayment' },
      schema: {
        body: OnlineVerificationSchema,
        response: { 200: OrderChangedSchema, ...errorResponses },
      },
    },
    async (request) => {
      const order = await payments.verify(actorOf(request), request.body)
      const view = viewOf(request, files)
      return { message: messages.payment.onlinePaid, order: presentOrder(order, view) }
    },
  )
}
