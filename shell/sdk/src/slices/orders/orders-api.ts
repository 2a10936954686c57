import type { Order, OrderList } from '@store/contract/schemas/orders'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { nextCursorOf } from '../../store/list-answer.ts'

/** Some of the caller's orders, newest first; `next` is absent on the last page. */
export interface OrderPage {
  orders: Order[]
  next?: string
}

/** Orders a page of the buyer's list holds. */
const ownOrdersPageSize = 20

/** The caller's own orders. */
export const ordersApi = defineEndpoints('sdk/orders', (build) => ({
  getOrders: build.infiniteQuery<OrderPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/orders',
      params: { limit: ownOrdersPageSize, cursor: pageParam || undefined },
    }),
    transformResponse: ({ orders }: OrderList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { orders } : { orders, next }
    },
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
  getOrder: build.query<Order, string>({
    query: (id) => `/orders/${encodeURIComponent(id)}`,
    providesTags: (_order, _error, id) => [{ type: 'Order', id }],
  }),
}))

export const { useGetOrdersInfiniteQuery, useGetOrderQuery } = ordersApi
