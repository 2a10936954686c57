import type { BulkAdded } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { MessageBody } from '@store/contract/schemas/wire'
import { statusOf } from '../../store/api-error.ts'
import { callApiWith } from '../../store/base-query.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { fetchWithProgress } from '../../store/fetch-with-progress.ts'
import { createRetryKeys } from '../../store/retry-keys.ts'
import { applyCartChange } from '../cart/apply-cart-change.ts'
import { isOrderPlaced, type ManualOrder, manualOrderCall } from './manual-order.ts'
import { ordersApi } from './orders-api.ts'

/** The response is not from the store, but for example from a captive portal. */
const unexpectedResponse = { status: 'CUSTOM_ERROR', error: 'not an answer of the store' } as const

const reorderKeys = createRetryKeys<string>()

/** A buyer's order mutations: place, cancel, reorder. */
export const orderChangesApi = defineEndpoints('sdk/order-changes', (build) => ({
  placeManualOrder: build.mutation<OrderChanged, ManualOrder>({
    queryFn: async (order, api, options) => {
      const send = callApiWith(order.onProgress && fetchWithProgress(order.onProgress))
      const { data, error, meta } = await send(manualOrderCall(order), api, options)
      if (isOrderPlaced(data)) return { data, ...(meta && { meta }) }
      return { error: error ?? unexpectedResponse, ...(meta && { meta }) }
    },
    // The order changed stock and cart; after a 409 the cart differs from what was shown.
    invalidatesTags: (placed, error) => {
      if (placed) return ['Cart', 'Order', 'Product']
      return statusOf(error) === 409 ? ['Cart', 'Product'] : []
    },
  }),
  cancelOrder: build.mutation<MessageBody, { id: string; reason: string }>({
    query: ({ id, reason }) => ({ url: `/orders/cancel/${id}`, method: 'PUT', body: { reason } }),
    // Also after an error: the status of the order has changed meanwhile.
    invalidatesTags: (_answer, _error, { id }) => [
      { type: 'Order', id },
      { type: 'Order', id: 'own' },
    ],
    onQueryStarted: async ({ id, reason }, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) return
      // Spec §4: after a successful cancel the order shows cancelled at once.
      dispatch(
        ordersApi.util.updateQueryData('getOrders', undefined, ({ pages }) => {
          const order = pages.flatMap((page) => page.orders).find(({ _id }) => _id === id)
          if (order) Object.assign(order, { orderStatus: 'cancelled', cancelReason: reason })
        }),
      )
    },
  }),
  reorderOrder: build.mutation<BulkAdded, string>({
    query: (id) => ({
      url: `/orders/${id}/reorder`,
      method: 'POST',
      headers: reorderKeys.headersFor(id),
    }),
    transformErrorResponse: reorderKeys.rememberFailure,
    onQueryStarted: (_id, { dispatch, queryFulfilled }) =>
      applyCartChange(dispatch, { answer: queryFulfilled, cartOf: ({ cart }) => cart }),
  }),
}))

export const { usePlaceManualOrderMutation, useCancelOrderMutation, useReorderOrderMutation } =
  orderChangesApi
