import type { OrderList } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '@store/sdk'

/** Enough to find one that was not cancelled. */
const mostOrders = 10

/** The buyer's own orders with a purchase order number, the newest first. */
export const usedPoNumberApi = defineEndpoints('mf-checkout/used-po-numbers', (build) => ({
  getOrdersOfPoNumber: build.query<OrderList, string>({
    query: (poNumber) => ({ url: '/orders', params: { poNumber, limit: mostOrders } }),
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
}))

export const { useGetOrdersOfPoNumberQuery } = usedPoNumberApi
