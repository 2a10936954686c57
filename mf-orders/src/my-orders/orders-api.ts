import type {
  Order,
  OrderList,
  OwnOrdersExportQuery,
  OwnOrdersFilter,
} from '@store/contract/schemas/orders/orders'
import { type AnswerMeta, defineEndpoints, nextCursorOf } from '@store/sdk'
import { type OrderPage, withNewestOrders } from './newest-orders.ts'

/** Orders per page of the buyer's list. */
const ownOrdersPageSize = 20

/** Orders on their way that the home page shows. */
const shippedOrders = 3

function pageOf({ orders }: OrderList, meta: AnswerMeta): OrderPage {
  const next = nextCursorOf(meta)
  return next === undefined ? { orders } : { orders, next }
}

/** All orders of years, in milliseconds. */
const exportTimeoutMs = 900_000

const ownOrdersTag = { type: 'Order', id: 'own' } as const

/** The caller's own orders; without a filter, all of them. */
export const ordersApi = defineEndpoints('mf-orders/orders', (build) => ({
  getOrders: build.infiniteQuery<OrderPage, OwnOrdersFilter | undefined, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ queryArg, pageParam }) => ({
      url: '/orders',
      params: { limit: ownOrdersPageSize, ...queryArg, cursor: pageParam || undefined },
    }),
    transformResponse: pageOf,
    providesTags: [ownOrdersTag],
  }),
  /**
   * Fetches only the newest orders and merges them into the pages of `getOrders`, so that polling a list of ten pages
   * costs one call.
   */
  getNewestOrders: build.query<OrderPage, OwnOrdersFilter | undefined>({
    query: (filter) => ({ url: '/orders', params: { limit: ownOrdersPageSize, ...filter } }),
    transformResponse: pageOf,
    onQueryStarted: async (filter, { dispatch, queryFulfilled }) => {
      const read = await queryFulfilled.catch(() => undefined)
      if (!read) return
      dispatch(
        ordersApi.util.updateQueryData('getOrders', filter, (loaded) => {
          loaded.pages = withNewestOrders(loaded.pages, read.data)
          loaded.pageParams.length = loaded.pages.length
        }),
      )
    },
  }),
  /** The orders that wait for the buyer: proof rejected, or unpaid. */
  getWaitingOrders: build.query<OrderList, void>({
    query: () => ({ url: '/orders', params: { limit: ownOrdersPageSize, needsBuyer: true } }),
    providesTags: [ownOrdersTag],
  }),
  /** The newest orders that are on their way. */
  getShippedOrders: build.query<OrderList, void>({
    query: () => ({ url: '/orders', params: { limit: shippedOrders, status: 'shipped' } }),
    providesTags: [ownOrdersTag],
  }),
  /** One order of the buyer, or of an admin's tier. */
  getVisibleOrder: build.query<Order, string>({
    query: (id) => `/orders/${encodeURIComponent(id)}`,
    providesTags: (_order, _error, id) => [{ type: 'Order', id }],
  }),
  /** Returns a blob URL for `saveBlob`. A plain link would send no token. */
  exportOrders: build.mutation<string, OwnOrdersExportQuery>({
    query: (params) => ({
      url: '/orders/export',
      params,
      timeout: exportTimeoutMs,
      responseHandler: async (response): Promise<unknown> =>
        response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
    }),
  }),
}))

export const {
  useGetOrdersInfiniteQuery,
  useGetWaitingOrdersQuery,
  useGetShippedOrdersQuery,
  useGetVisibleOrderQuery,
  useExportOrdersMutation,
} = ordersApi
