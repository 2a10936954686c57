import { creditMessages } from '@store/contract/rules/credit/credit-messages'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import { OrderChangedSchema } from '@store/contract/schemas/orders/orders'
import { ReservationSchema } from '@store/contract/schemas/orders/reserved-orders'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { buyerOf, buyers, IdempotencyHeadersSchema, type TypedApp } from '../../../base/base.ts'
import type { OrderOnCredit } from '../credit/order-on-credit.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { presentPlacedOrder, viewOf } from '../order-presenter.ts'
import type { ReserveOrder } from './reserve-order.ts'

/** Dependencies of the routes of a buyer who pays later. */
export interface ReservingRouteDependencies extends Pick<OrderDependencies, 'files'> {
  reserve: ReserveOrder
  orderOnCredit: OrderOnCredit
}

/** Reserving an order (ADR 0103), and placing one on credit (ADR 0191). */
export function registerReserving(
  app: TypedApp,
  { reserve, orderOnCredit, files }: ReservingRouteDependencies,
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

  app.post(
    '/orders/credit',
    {
      config: { access: buyers, operation: 'orderOnCredit' },
      schema: {
        body: ReservationSchema,
        headers: IdempotencyHeadersSchema,
        response: { 201: OrderChangedSchema, '4xx': ErrorBodySchema, '5xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const placed = await orderOnCredit({ buyer: buyerOf(request), form: request.body, key })
      const order = presentPlacedOrder(placed, viewOf(request, files))
      return reply.status(201).send({ message: creditMessages.placed, order })
    },
  )
}
