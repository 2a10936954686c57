import type { OrderList } from '@store/contract/schemas/orders/orders'
import { type AnswerMeta, defineEndpoints, nextCursorOf } from '@store/sdk'
import { type OrderPage, withNewestOrders } from './newest-orders.ts'

/** Orders per page of the buyer's list. */
const ownOrdersPageSize = 20

function pageOf({ orders }: OrderList, meta: AnswerMeta): OrderPage {
  const next = nextCursorOf(meta)
  return next === undefined ? { orders } : { orders, next }
}

/** The caller's own orders. */
export const ordersApi = defineEndpoints('mf-orders/orders', (build) => ({
  getOrders: build.infiniteQuery<OrderPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/orders',
      params: { limit: ownOrdersPageSize, cursor: pageParam || undefined },
    }),
    transformResponse: pageOf,
    providesTags: [{ type: 'Order', id: 'own' }],
  }),
  /**
   * Fetches only the newest orders and merges them into the pages of `getOrders`, so that polling a list of ten pages
   * costs one call.
   */
  getNewestOrders: build.query<OrderPage, void>({
    query: () => ({ url: '/orders', params: { limit: ownOrdersPageSize } }),
    transformResponse: pageOf,
    onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
      const read = await queryFulfilled.catch(() => undefined)
      if (!read) return
      dispatch(
        ordersApi.util.updateQueryData('getOrders', undefined, (loaded) => {
          loaded.pages = withNewestOrders(loaded.pages, read.data)
          loaded.pageParams.length = loaded.pages.length
        }),
      )
    },
  }),
}))

export const { useGetOrdersInfiniteQuery } = ordersApi
