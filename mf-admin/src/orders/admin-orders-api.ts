import type { Audience } from '@store/contract/rules/accounts/roles'
import type { AdminOrdersQuery, Order, OrderList } from '@store/contract/schemas/orders/orders'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'

/** Filters of the list; the admin's role decides whose orders are in it. */
export interface AdminOrdersArgs extends AdminOrdersQuery {
  role: Audience
}

/** One page of the orders an admin manages, newest first, and the total of all pages. */
interface AdminOrderPage {
  orders: Order[]
  total: number
}

/** Cache tag of every list of managed orders. */
export const managedOrdersTag = { type: 'Order', id: 'managed' } as const

function newerOrder(known: Order | undefined, arrived: Order): Order {
  return known !== undefined && known.updatedAt > arrived.updatedAt ? known : arrived
}

/** The orders of all buyers an admin manages (ordering 5.3). */
export const adminOrdersApi = defineEndpoints('mf-admin/admin-orders', (build) => ({
  getAdminOrders: build.query<AdminOrderPage, AdminOrdersArgs>({
    query: ({ role, ...filters }) => ({ url: `/${role}/orders`, params: withoutBlanks(filters) }),
    transformResponse: ({ orders }: OrderList, meta) => ({
      orders,
      total: totalOf(meta, orders.length),
    }),
    // A list requested before a change may arrive after it; it must not revert the change.
    merge: (known, arrived) => {
      const shown = new Map(known.orders.map((order) => [order._id, order]))
      known.orders = arrived.orders.map((order) => newerOrder(shown.get(order._id), order))
      known.total = arrived.total
    },
    providesTags: [managedOrdersTag],
  }),
}))

export const { useGetAdminOrdersQuery } = adminOrdersApi
