import * as messages from '@store/contract/rules/messages'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  OnlineOrderPlacedSchema,
  OnlineOrderSchema,
  OnlineVerificationSchema,
} from '@store/contract/schemas/orders/payments'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf } from '../http/access.ts'
import { buyers } from '../http/actor.ts'
import { IdempotencyHeadersSchema } from '../http/idempotency-key.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { requireBuyer } from '../orders/buyer.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { presentOrder, viewOf } from '../orders/order-presenter.ts'
import { presentSubmittedOrder } from '../orders/placing/stored-response.ts'
import { createOnlineOrder, type PaymentDependencies } from './create-online-order.ts'
import { OnlinePaymentOffError } from './payment-errors.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { verifyPayment } from './verify-payment.ts'

const refusals = { '4xx': ErrorBodySchema, '5xx': ErrorBodySchema }

/** Online payment in two steps (api.md, Orders). Without a gateway both respond with 501. */
export function registerOnlinePayment(
  app: TypedApp,
  dependencies: OrderDependencies & {
    gateway: PaymentGateway | undefined
    config: { PUBLIC_ORIGIN: string }
  },
): void {
  const withGateway = (): PaymentDependencies => {
    const { gateway } = dependencies
    if (!gateway) throw new OnlinePaymentOffError()
    return { ...dependencies, gateway }
  }

  app.post(
    '/orders/create',
    {
      config: { access: buyers, operation: 'createOnlineOrder' },
      schema: {
        body: OnlineOrderSchema,
        headers: IdempotencyHeadersSchema,
        response: { 201: OnlineOrderPlacedSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const online = withGateway()
      const { order, payment } = await createOnlineOrder(online, {
        buyer: requireBuyer(request),
        form: request.body,
        key: request.headers['idempotency-key'],
      })
      return reply.status(201).send({
        message: messages.payment.onlinePlaced,
        order: presentSubmittedOrder(order, viewOf(request, dependencies)),
        payment: {
          keyId: online.gateway.keyId,
          orderId: payment.gatewayOrderId,
          amount: rupeesFromPaise(payment.amount),
          currency: 'INR' as const,
          ...(dependencies.config.PUBLIC_ORIGIN && {
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
        response: { 200: OrderChangedSchema, ...refusals },
      },
    },
    async (request) => {
      const order = await verifyPayment(withGateway(), actorOf(request), request.body)
      const view = viewOf(request, dependencies)
      return { message: messages.payment.onlinePaid, order: presentOrder(order, view) }
    },
  )
}
