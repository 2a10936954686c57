import { largestListLimit } from '@store/contract/rules/limits'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { DueRefund, DueRefundList } from '@store/contract/schemas/payments/receipts'
import type { RecordRefundBody, StrikeRefundBody } from '@store/contract/schemas/payments/refunds'
import { defineEndpoints, nextCursorOf } from '@store/sdk'
import { managedOrdersTag } from '../../orders/admin-orders-api.ts'
import { showChangedOrder } from '../../orders/show-changed-order.ts'

/** A page of orders whose money goes back; `next` is absent on the last page. */
interface DueRefundPage {
  refunds: DueRefund[]
  next?: string
}

const refundsTag = { type: 'Order', id: 'refunds' } as const

/** The money of orders that goes back to their buyers. */
export const refundsApi = defineEndpoints('mf-admin/refunds', (build) => ({
  getDueRefunds: build.infiniteQuery<DueRefundPage, undefined, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/refunds',
      params: { limit: largestListLimit, cursor: pageParam || undefined },
    }),
    transformResponse: ({ refunds }: DueRefundList, meta) => {
      const next = nextCursorOf(meta)
      return { refunds, ...(next !== undefined && { next }) }
    },
    // An order that changes may be cancelled.
    providesTags: [refundsTag, managedOrdersTag],
  }),
  /** A failure means that the money of the order has changed, so everything is read again. */
  recordRefund: build.mutation<OrderChanged, RecordRefundBody & { id: string }>({
    query: ({ id, ...body }) => ({ url: `/orders/${id}/refund`, method: 'POST', body }),
    invalidatesTags: (_answer, error, { id }) => [
      'Dashboard',
      refundsTag,
      ...(error === undefined ? [] : [managedOrdersTag, { type: 'Order' as const, id }]),
    ],
    onQueryStarted: showChangedOrder,
  }),
  strikeRefund: build.mutation<OrderChanged, StrikeRefundBody & { id: string; ordinal: number }>({
    query: ({ id, ordinal, ...body }) => ({
      url: `/orders/${id}/refunds/${ordinal}/strike`,
      method: 'POST',
      body,
    }),
    invalidatesTags: (_answer, error, { id }) => [
      'Dashboard',
      refundsTag,
      ...(error === undefined ? [] : [managedOrdersTag, { type: 'Order' as const, id }]),
    ],
    onQueryStarted: showChangedOrder,
  }),
}))

export const { useGetDueRefundsInfiniteQuery, useRecordRefundMutation, useStrikeRefundMutation } =
  refundsApi
