import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '@store/sdk'
import { ordersApi } from '../orders-api.ts'

/** A proof of 10 MB over a slow line, in milliseconds. */
const uploadTimeoutMs = 180_000

/** A new proof that replaces a rejected one. */
export interface NewProof {
  orderId: string
  paymentProof: File
  /** The transaction number; blank when the buyer did not enter it. */
  paymentReference: string
}

function bodyOf({ paymentProof, paymentReference }: NewProof): FormData {
  const body = new FormData()
  // Fields before the file: the API parses a form in one pass.
  if (paymentReference.trim() !== '') body.set('paymentReference', paymentReference.trim())
  body.set('paymentProof', paymentProof)
  return body
}

/** Sends a new payment proof (api.md, POST /orders/{id}/proof). */
export const proofChangesApi = defineEndpoints('mf-orders/proof-changes', (build) => ({
  sendNewProof: build.mutation<OrderChanged, NewProof>({
    query: (proof) => ({
      url: `/orders/${proof.orderId}/proof`,
      method: 'POST',
      body: bodyOf(proof),
      timeout: uploadTimeoutMs,
    }),
    // Also on failure: the order may have changed, and the screen should show it.
    invalidatesTags: (_answer, _error, { orderId }) => [
      { type: 'Order', id: orderId },
      { type: 'Order', id: 'own' },
    ],
    onQueryStarted: async (_proof, { dispatch, queryFulfilled }) => {
      const answer = await queryFulfilled.catch(() => undefined)
      if (!answer) return
      const { order } = answer.data
      dispatch(
        ordersApi.util.updateQueryData('getOrders', undefined, ({ pages }) => {
          for (const { orders } of pages) {
            const index = orders.findIndex(({ _id }) => _id === order._id)
            if (index >= 0) orders[index] = order
          }
        }),
      )
    },
  }),
}))

export const { useSendNewProofMutation } = proofChangesApi
