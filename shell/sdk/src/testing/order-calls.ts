import type { OrderChanged, OrderList } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '../store/define-endpoints.ts'

/** A list of orders and a change of one, as remotes define them. */
export const orderCalls = defineEndpoints('sdk/order-calls', (build) => ({
  readOrders: build.query<OrderList, void>({
    query: () => '/orders',
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
  changeOrder: build.mutation<OrderChanged, void>({
    query: () => ({ url: '/orders/manual', method: 'POST' }),
    invalidatesTags: ['Order'],
  }),
}))
