import {
  CancelHoldsOfOrderSchema,
  CancelHoldsSchema,
  HoldsQuerySchema,
  HoldsSchema,
} from '@store/contract/schemas/orders/holds'
import { BulkStatusResultsSchema } from '@store/contract/schemas/orders/order-management'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import { actorOf, normaliseBlankFields, orderAdmins, type TypedApp } from '../../../base/base.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { presentBulkResults } from '../order-management-routes.ts'
import type { OrderService } from '../order-service.ts'
import { presentHolds } from './hold-presenter.ts'

/** Dependencies of the routes of holds. */
export interface HoldRouteDependencies extends Pick<OrderDependencies, 'files'> {
  orders: Pick<OrderService, 'listHolds' | 'cancelHolds'>
}

const lists = { 200: HoldsSchema, '4xx': ErrorBodySchema }
const results = { 200: BulkStatusResultsSchema, '4xx': ErrorBodySchema }

/** All holds of a buyer or a network at once: from one of its orders within an admin's tier, or from an account. */
export function registerHolds(app: TypedApp, { orders, files }: HoldRouteDependencies): void {
  app.get(
    '/orders/:id/holds',
    {
      config: { access: orderAdmins, operation: 'listHoldsOfOrder', rights: ['orders'] },
      schema: { params: IdParamsSchema, querystring: HoldsQuerySchema, response: lists },
    },
    async (request) => {
      const owner = { order: request.params.id, of: request.query.of ?? 'buyer' }
      return presentHolds(await orders.listHolds(actorOf(request), owner))
    },
  )

  app.post(
    '/orders/:id/holds/cancel',
    {
      config: { access: orderAdmins, operation: 'cancelHoldsOfOrder', rights: ['orders'] },
      schema: { params: IdParamsSchema, body: CancelHoldsOfOrderSchema, response: results },
      preValidation: normaliseBlankFields(CancelHoldsOfOrderSchema),
    },
    async (request) => {
      const { of = 'buyer', ...change } = request.body
      const owner = { order: request.params.id, of }
      const changed = await orders.cancelHolds(actorOf(request), owner, change)
      return presentBulkResults(changed, request, files)
    },
  )

  app.get(
    '/admin/users/:id/holds',
    {
      config: { access: ['superadmin'], operation: 'listHoldsOfUser', rights: ['orders', 'users'] },
      schema: { params: IdParamsSchema, response: lists },
    },
    async (request) =>
      presentHolds(await orders.listHolds(actorOf(request), { account: request.params.id })),
  )

  app.post(
    '/admin/users/:id/holds/cancel',
    {
      config: {
        access: ['superadmin'],
        operation: 'cancelHoldsOfUser',
        rights: ['orders', 'users'],
      },
      schema: { params: IdParamsSchema, body: CancelHoldsSchema, response: results },
      preValidation: normaliseBlankFields(CancelHoldsSchema),
    },
    async (request) => {
      const owner = { account: request.params.id }
      const changed = await orders.cancelHolds(actorOf(request), owner, request.body)
      return presentBulkResults(changed, request, files)
    },
  )
}
