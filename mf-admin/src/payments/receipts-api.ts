import { largestListLimit } from '@store/contract/rules/limits'
import type { ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type {
  Receipt,
  ReceiptList,
  ReceiptOrder,
  ReceiptOrderList,
} from '@store/contract/schemas/payments/receipts'
import { defineEndpoints, nextCursorOf } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'

/** A page of received money; `next` is absent on the last page. */
export interface ReceiptPage {
  receipts: Receipt[]
  next?: string
}

/** Cache tag of every list of received money. */
export const receiptsTag = { type: 'Order', id: 'receipts' } as const

/** Received money and the orders it may be for (money 5.6). */
export const receiptsApi = defineEndpoints('mf-admin/receipts', (build) => ({
  getReceipts: build.infiniteQuery<ReceiptPage, ReceiptState, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ queryArg, pageParam }) => ({
      url: '/receipts',
      params: { state: queryArg, limit: largestListLimit, cursor: pageParam || undefined },
    }),
    transformResponse: ({ receipts }: ReceiptList, meta) => {
      const next = nextCursorOf(meta)
      return { receipts, ...(next !== undefined && { next }) }
    },
    // An order that changes may be the one that a payment is for.
    providesTags: [receiptsTag, managedOrdersTag],
  }),
  findReceiptOrders: build.query<ReceiptOrder[], string>({
    query: (q) => ({ url: '/receipts/orders', params: { q } }),
    transformResponse: ({ orders }: ReceiptOrderList) => orders,
    providesTags: [receiptsTag, managedOrdersTag],
  }),
}))

export const { useGetReceiptsInfiniteQuery, useFindReceiptOrdersQuery } = receiptsApi
