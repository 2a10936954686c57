import type { BulkAdded } from '@store/contract/schemas/orders/cart'
import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { MessageBody } from '@store/contract/schemas/wire'
import { applyCartChange, createRetryKeys, defineEndpoints } from '@store/sdk'
import { changeShownOrder } from '../../show-changed-order.ts'

const reorderKeys = createRetryKeys<string>()

/** A buyer's changes of an order: cancel, received, order again. */
export const orderChangesApi = defineEndpoints('mf-orders/order-changes', (build) => ({
  cancelOrder: build.mutation<MessageBody, { id: string; reason: string }>({
    query: ({ id, reason }) => ({ url: `/orders/cancel/${id}`, method: 'PUT', body: { reason } }),
    // Also after an error: the status of the order has changed meanwhile.
    invalidatesTags: (_answer, _error, { id }) => [
      { type: 'Order', id },
      { type: 'Order', id: 'own' },
    ],
    onQueryStarted: async ({ id, reason }, lifecycle) => {
      const answer = await lifecycle.queryFulfilled.catch(() => undefined)
      if (!answer) return
      // After a successful cancel the order shows cancelled at once (screens 4.2).
      changeShownOrder(lifecycle, id, (order) => ({
        ...order,
        orderStatus: 'cancelled',
        cancelReason: reason,
      }))
    },
  }),
  receiveOrder: build.mutation<OrderChanged, string>({
    query: (id) => ({ url: `/orders/${id}/received`, method: 'PUT' }),
    // Also after an error: the status of the order has changed meanwhile.
    invalidatesTags: (_answer, _error, id) => [
      { type: 'Order', id },
      { type: 'Order', id: 'own' },
    ],
    onQueryStarted: async (id, lifecycle) => {
      const answer = await lifecycle.queryFulfilled.catch(() => undefined)
      if (answer) changeShownOrder(lifecycle, id, () => answer.data.order)
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

export const { useCancelOrderMutation, useReceiveOrderMutation, useReorderOrderMutation } =
  orderChangesApi
