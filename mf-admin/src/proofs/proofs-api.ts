import type { ProofStatus } from '@store/contract/rules/proof-states'
import type { ProofList, ProofOrder } from '@store/contract/schemas/proofs'
import { defineEndpoints, nextCursorOf } from '@store/sdk'
import { managedOrders } from '../orders/admin-orders-api.ts'

/** Proofs a page of the desk holds. */
const proofsPageSize = 50

/** Some payment proofs, oldest first; `next` is absent on the last page. */
export interface ProofPage {
  orders: ProofOrder[]
  next?: string
}

/** The payment proofs of all buyers an admin is there for (api.md, Orders). */
export const proofsApi = defineEndpoints('mf-admin/proofs', (build) => ({
  getProofs: build.infiniteQuery<ProofPage, ProofStatus, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ queryArg, pageParam }) => ({
      url: '/proofs',
      params: { status: queryArg, limit: proofsPageSize, cursor: pageParam || undefined },
    }),
    transformResponse: ({ orders }: ProofList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { orders } : { orders, next }
    },
    providesTags: [managedOrders],
  }),
}))

export const { useGetProofsInfiniteQuery } = proofsApi
