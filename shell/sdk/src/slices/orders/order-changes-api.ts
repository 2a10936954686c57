import type { BulkAdded } from '@store/contract/schemas/cart'
import type { OrderChanged } from '@store/contract/schemas/orders'
import type { MessageBody } from '@store/contract/schemas/wire'
import { statusOf } from '../../store/api-error.ts'
import { callApiWith } from '../../store/base-query.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { fetchWithProgress } from '../../store/fetch-with-progress.ts'
import { createRetryKeys } from '../../store/retry-keys.ts'
import { applyCartChange } from '../cart/apply-cart-change.ts'
import { isOrderPlaced, type ManualOrder, manualOrderCall } from './manual-order.ts'
import { ordersApi } from './orders-api.ts'

/** Somebody on the way answered instead of the store, the page of a hotel's network for example. */
const unexpectedResponse = { status: 'CUSTOM_ERROR', error: 'not an answer of the store' } as const

const reorderKeys = createRetryKeys<string>()

/** What a buyer does with orders: place, cancel, order again. */
export const orderChangesApi = defineEndpoints('sdk/order-changes', (build) => ({
  placeManualOrder: build.mutation<OrderChanged, ManualOrder>({
    queryFn: async (order, api, options) => {
      const send = callApiWith(order.onProgress && fetchWithProgress(order.onProgress))
      const { data, error, meta } = await send(manualOrderCall(order), api, options)
      if (isOrderPlaced(data)) return { data, ...(meta && { meta }) }
      return { error: error ?? unexpectedResponse, ...(meta && { meta }) }
    },
    // The order took stock and emptied the cart; refused for its state, the cart is not what was shown.
    invalidatesTags: (placed, error) => {
      if (placed) return ['Cart', 'Order', 'Product']
      return statusOf(error) === 409 ? ['Cart', 'Product'] : []
    },
  }),
  cancelOrder: build.mutation<MessageBody, { id: string; reason: string }>({
    query: ({ id, reason }) => ({ url: `/orders/cancel/${id}`, method: 'PUT', body: { reason } }),
    // Refused as well: then the order moved on, and the screen should say so.
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
