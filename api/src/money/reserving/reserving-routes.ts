import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import {
  PaymentLinkSchema,
  ReservationSchema,
} from '@store/contract/schemas/orders/reserved-orders'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  buyerOf,
  buyers,
  IdempotencyHeadersSchema,
  type TypedApp,
} from '../../base/base.ts'
import { type OrderDependencies, presentPlacedOrder, viewOf } from '../../ordering/ordering.ts'
import type { PaymentLinks } from './payment-link-service.ts'
import type { ReserveOrder } from './reserve-order.ts'

/** Dependencies of the routes of a buyer who reserves. */
export interface ReservingRouteDependencies extends Pick<OrderDependencies, 'files'> {
  reserve: ReserveOrder
  links: PaymentLinks
}

/** Reserving an order, and the link to pay it from another device (ADR 0103). */
export function registerReserving(
  app: TypedApp,
  { reserve, links, files }: ReservingRouteDependencies,
): void {
  app.post(
    '/orders/reserve',
    {
      config: { access: buyers, operation: 'reserveOrder' },
      schema: {
        body: ReservationSchema,
        headers: IdempotencyHeadersSchema,
        response: { 201: OrderChangedSchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const placed = await reserve({ buyer: buyerOf(request), form: request.body, key })
      const order = presentPlacedOrder(placed, viewOf(request, files))
      return reply.status(201).send({ message: reservedMessages.reserved, order })
    },
  )

  app.get(
    '/orders/:id/payment-link',
    {
      config: { access: buyers, operation: 'readPaymentLink' },
      schema: {
        params: IdParamsSchema,
        response: { 200: PaymentLinkSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const link = await links.create(actorOf(request), request.params.id)
      return reply.header('cache-control', 'no-store').send(link)
    },
  )
}
