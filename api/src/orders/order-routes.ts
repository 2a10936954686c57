import * as messages from '@store/contract/rules/messages'
import {
  CancelSchema,
  ManualOrderDataSchema,
  OrderChangedSchema,
  OrderListSchema,
  OrderSchema,
  OwnOrdersQuerySchema,
} from '@store/contract/schemas/orders/orders'
import { ErrorBodySchema, IdParamsSchema, MessageBodySchema } from '@store/contract/schemas/wire'
import { Type } from 'typebox'
import { withUploadForm } from '../files/upload/upload-form.ts'
import { actorOf } from '../http/access.ts'
import { buyers } from '../http/actor.ts'
import { normaliseBlankFields } from '../http/body/blank-fields.ts'
import { formFile } from '../http/body/form-file.ts'
import { IdempotencyHeadersSchema } from '../http/idempotency-key.ts'
import { setCursorPaging } from '../http/paging.ts'
import type { TypedApp } from '../http/typed-app.ts'
import { requireBuyer } from './buyer.ts'
import type { OrderDependencies, TaxDocumentIssuer } from './order-dependencies.ts'
import { presentOrder, viewOf } from './order-presenter.ts'
import { readOrder, readOwnOrders } from './order-service.ts'
import { submitManualOrder } from './placing/place-order.ts'
import { readOrderForm } from './placing/read-order-form.ts'
import { presentSubmittedOrder } from './placing/stored-response.ts'
import { proofRule } from './proofs/payment-proof.ts'
import { cancelOrder } from './updating/status-transitions.ts'

const ManualOrderFormSchema = Type.Object({
  paymentProof: formFile('JPG, PNG or PDF'),
  data: ManualOrderDataSchema,
})

type Dependencies = OrderDependencies & TaxDocumentIssuer

/** A buyer's own orders (api.md, Orders). */
export function registerOrders(app: TypedApp, dependencies: Dependencies): void {
  app.get(
    '/orders',
    {
      config: { access: 'signed-in', operation: 'listOwnOrders' },
      schema: {
        querystring: OwnOrdersQuerySchema,
        response: { 200: OrderListSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const page = await readOwnOrders(dependencies, actorOf(request), request.query)
      setCursorPaging(reply, request, page)
      const view = viewOf(request, dependencies)
      return { orders: page.orders.map((order) => presentOrder(order, view)) }
    },
  )

  app.get(
    '/orders/:id',
    {
      config: { access: 'signed-in', operation: 'readOrder' },
      schema: {
        params: IdParamsSchema,
        response: { 200: OrderSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request) => {
      const order = await readOrder(dependencies, actorOf(request), request.params.id)
      return presentOrder(order, viewOf(request, dependencies))
    },
  )

  app.post(
    '/orders/manual',
    {
      config: { access: buyers, operation: 'placeManualOrder', form: ManualOrderFormSchema },
      schema: {
        headers: IdempotencyHeadersSchema,
        response: { 201: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
    },
    async (request, reply) => {
      const buyer = requireBuyer(request)
      const order = await withUploadForm(request, proofRule, async (form) =>
        submitManualOrder(dependencies, {
          buyer,
          form: readOrderForm(form, buyer.role),
          key: request.headers['idempotency-key'],
        }),
      )
      const body = {
        message: messages.payment.placed,
        order: presentSubmittedOrder(order, viewOf(request, dependencies)),
      }
      return reply.status(201).send(body)
    },
  )

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
      await cancelOrder(dependencies, target, request.body.reason)
      return { message: messages.orders.cancelled }
    },
  )
}
