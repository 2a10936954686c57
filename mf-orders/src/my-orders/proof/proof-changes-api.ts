import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { defineEndpoints } from '@store/sdk'
import { changeShownOrder } from '../show-changed-order.ts'

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

/** Sends a new payment proof (money 2.6). */
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
    onQueryStarted: async ({ orderId }, lifecycle) => {
      const answer = await lifecycle.queryFulfilled.catch(() => undefined)
      if (answer) changeShownOrder(lifecycle, orderId, () => answer.data.order)
    },
  }),
}))

export const { useSendNewProofMutation } = proofChangesApi
