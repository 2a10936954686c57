import type { Order } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '@store/sdk'

/** One order, fetched after it left the list it was selected in. */
export const orderApi = defineEndpoints('mf-admin/order', (build) => ({
  getOrder: build.query<Order, string>({
    query: (id) => `/orders/${encodeURIComponent(id)}`,
    providesTags: (_order, _error, id) => [{ type: 'Order', id }],
  }),
}))

export const { useGetOrderQuery } = orderApi
