import { orderReaders } from '@store/contract/rules/accounts/rights'
import type { Role } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  AdminOrdersQuerySchema,
  OrderChangedSchema,
  OrderListSchema,
  PaymentChangeSchema,
  StatusChangeSchema,
} from '@store/contract/schemas/orders/orders'
import { ErrorBodySchema, IdParamsSchema } from '@store/contract/schemas/wire'
import {
  actorOf,
  normaliseBlankFields,
  orderAdmins,
  setPaging,
  type TypedApp,
} from '../../base/base.ts'
import { presentOrder, viewOf } from './order-presenter.ts'
import type { OrderRouteDependencies } from './order-routes.ts'

const lists: readonly { path: string; role: Role; operation: string }[] = [
  { path: '/enduser-admin/orders', role: 'enduser-admin', operation: 'listEnduserOrders' },
  { path: '/reseller-admin/orders', role: 'reseller-admin', operation: 'listResellerOrders' },
  {
    path: '/distributor-admin/orders',
    role: 'distributor-admin',
    operation: 'listDistributorOrders',
  },
  { path: '/superadmin/orders', role: 'superadmin', operation: 'listAllOrders' },
]

/** Paths of the same operation: what may be changed depends on the caller, never on the path (people 1.3). */
const statusPaths = {
  '/reseller-admin/orders/:id/status': 'setStatusAsResellerAdmin',
  '/distributor-admin/orders/:id/status': 'setStatusAsDistributorAdmin',
  '/superadmin/orders/:id/status': 'setStatusAsSuperadmin',
  '/dashboard/:id/status': 'setStatusFromDashboard',
}

/** Order management for admins. */
export function registerOrderAdmin(app: TypedApp, { orders, files }: OrderRouteDependencies): void {
  for (const { path, role, operation } of lists) {
    app.get(
      path,
      {
        config: { access: [role], operation, rights: orderReaders },
        schema: {
          querystring: AdminOrdersQuerySchema,
          response: { 200: OrderListSchema, '4xx': ErrorBodySchema },
        },
      },
      async (request, reply) => {
        const page = await orders.listManaged(actorOf(request), request.query)
        setPaging(reply, request, page)
        const view = viewOf(request, files)
        return { orders: page.orders.map((order) => presentOrder(order, view)) }
      },
    )
  }

  for (const [path, operation] of Object.entries(statusPaths)) {
    app.put(
      path,
      {
        config: { access: orderAdmins, operation, rights: ['orders', 'packing'] },
        schema: {
          params: IdParamsSchema,
          body: StatusChangeSchema,
          response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
        },
        preValidation: normaliseBlankFields(StatusChangeSchema),
      },
      async (request) => {
        const target = { actor: actorOf(request), publicId: request.params.id }
        const order = await orders.setStatus(target, request.body)
        const view = viewOf(request, files)
        return { message: adminMessages.orders.statusUpdated, order: presentOrder(order, view) }
      },
    )
  }

  app.put(
    '/dashboard/orders/:id/payment',
    {
      config: { access: orderAdmins, operation: 'setPaymentStatus', rights: ['money'] },
      schema: {
        params: IdParamsSchema,
        body: PaymentChangeSchema,
        response: { 200: OrderChangedSchema, '4xx': ErrorBodySchema },
      },
      preValidation: normaliseBlankFields(PaymentChangeSchema),
    },
    async (request) => {
      const target = { actor: actorOf(request), publicId: request.params.id }
      const order = await orders.setPaymentStatus(target, request.body.paymentStatus)
      const view = viewOf(request, files)
      return { message: adminMessages.orders.paymentUpdated, order: presentOrder(order, view) }
    },
  )
}
