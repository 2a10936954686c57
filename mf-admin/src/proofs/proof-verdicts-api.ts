import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import type { ProofOrder, ProofVerdictBody } from '@store/contract/schemas/orders/proofs'
import { defineEndpoints } from '@store/sdk'
import { showChangedOrder } from '../orders/show-changed-order.ts'
import { proofsApi } from './proofs-api.ts'

/** A verdict applies to the order version that was seen; after another change the API responds with 409. */
export type Verdict = Pick<ProofVerdictBody, 'verdict' | 'reason'> & { id: string; seen: string }

/** Sends the verdict on a payment proof. */
export const proofVerdictsApi = defineEndpoints('mf-admin/proof-verdicts', (build) => ({
  reviewProof: build.mutation<OrderChanged, Verdict>({
    query: ({ id, ...body }) => ({ url: `/orders/${id}/proof`, method: 'PUT', body }),
    invalidatesTags: (_answer, error) => (error === undefined ? ['Dashboard'] : []),
    onQueryStarted: async (verdict, lifecycle) => {
      await showChangedOrder(verdict, lifecycle)
      const answer = await lifecycle.queryFulfilled.catch(() => undefined)
      if (answer) lifecycle.dispatch(removeFromReviewQueue(verdict.id))
    },
  }),
}))

const { updateQueryData } = proofsApi.util

/** Removes a reviewed proof from the cached queue. */
export function removeFromReviewQueue(id: string) {
  return updateQueryData('getProofs', 'unverified', ({ pages }) => {
    const isThere = pages.some(({ orders }) => orders.some(({ _id }) => _id === id))
    if (!isThere) return
    for (const page of pages) {
      page.orders = page.orders.filter(({ _id }) => _id !== id)
      page.total -= 1
    }
  })
}

/** After an undone verdict, puts the proof back at the front of the cached queue. */
export function returnToReviewQueue(proof: ProofOrder) {
  return updateQueryData('getProofs', 'unverified', ({ pages }) => {
    const isThere = pages.some(({ orders }) => orders.some(({ _id }) => _id === proof._id))
    if (isThere) return
    pages[0]?.orders.unshift(proof)
    for (const page of pages) page.total += 1
  })
}

export const { useReviewProofMutation } = proofVerdictsApi
