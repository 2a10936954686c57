import { orderReaders } from '@store/contract/rules/accounts/rights'
import * as messages from '@store/contract/rules/messages'
import {
  CancelSchema,
  ManualOrderDataSchema,
  OrderChangedSchema,
  OrderListSchema,
  OrderSchema,
  OwnOrdersExportQuerySchema,
  OwnOrdersQuerySchema,
} from '@store/contract/schemas/orders/orders'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import {
  actorOf,
  buyerOf,
  buyers,
  formFile,
  IdempotencyHeadersSchema,
  normaliseBlankFields,
  registerFormRoutes,
  sendTable,
  setCursorPaging,
  type TypedApp,
  tableResponse,
  withUploadForm,
} from '../../base/base.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { presentOrder, presentPlacedOrder, viewOf } from './order-presenter.ts'
import type { OrderService } from './order-service.ts'
import { proofRule } from './proof-records/payment-proof.ts'
import { orderLineTable } from './search/order-line-table.ts'

const ManualOrderFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  data: ManualOrderDataSchema,
})

/** Dependencies of the routes of orders. */
export interface OrderRouteDependencies extends Pick<OrderDependencies, 'files'> {
  orders: OrderService
}

/** A buyer's own orders. */
export function registerOrders(app: TypedApp, { orders, files }: OrderRouteDependencies): void {
  app.get(
    '/orders',
    {
      config: { access: 'signed-in', operation: 'listOwnOrders', rights: 'own' },
      schema: {
        querystring: OwnOrdersQuerySchema,
        response: { 200: OrderListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await orders.listOwn(actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      const view = viewOf(request, files)
      return { orders: page.orders.map((order) => presentOrder(order, view)) }
    },
  )

  app.get(
    '/orders/:id',
    {
      config: { access: 'signed-in', operation: 'readOrder', rights: orderReaders },
      schema: {
        params: IdParamsSchema,
        response: { 200: OrderSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const order = await orders.read(actorOf(request), request.params.id)
      return presentOrder(order, viewOf(request, files))
    },
  )

  registerFormRoutes(app, (forms) => {
    forms.post(
      '/orders/manual',
      {
        config: { access: buyers, operation: 'placeManualOrder', form: ManualOrderFormSchema },
        schema: {
          headers: IdempotencyHeadersSchema,
          response: { 201: OrderChangedSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request, reply) => {
        const buyer = buyerOf(request)
        const key = request.headers['idempotency-key']
        const placed = await withUploadForm(request, proofRule, async (form) =>
          orders.placeManual({ buyer, form, key }),
        )
        const order = presentPlacedOrder(placed, viewOf(request, files))
        return reply.status(201).send({ message: messages.payment.placed, order })
      },
    )
  })

  registerOwnChanges(app, { orders, files })
}

/** What a buyer changes of an own order: it is cancelled, or it arrived. */
function registerOwnChanges(app: TypedApp, { orders, files }: OrderRouteDependencies): void {
  app.put(
    '/orders/cancel/:id',
    {
      config: { access: buyers, operation: 'cancelOrder' },
      schema: {
        params: IdParamsSchema,
        body: CancelSchema,
        response: { 200: MessageBodySchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(CancelSchema),
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      await orders.cancel(target, request.body.reason)
      return { message: messages.orders.cancelled }
    },
  )

  app.put(
    '/orders/:id/received',
    {
      config: { access: buyers, operation: 'receiveOrder' },
      schema: {
        params: IdParamsSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = presentOrder(await orders.receive(target), viewOf(request, files))
      return { message: messages.orders.received, order }
    },
  )
}

/** A buyer's own orders as a file. */
export function registerOrderExport(app: TypedApp, orders: Pick<OrderService, 'walkOwn'>): void {
  app.get(
    '/orders/export',
    {
      config: { access: buyers, operation: 'exportOwnOrders' },
      schema: {
        querystring: OwnOrdersExportQuerySchema,
        response: { 200: tableResponse('orders, a row per product'), '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query
      const table = orderLineTable(orders.walkOwn(actorOf(request), filter))
      return sendTable(reply, table, { name: 'orders', format })
    },
  )
}
