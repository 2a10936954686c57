import type { ProofSort, ProofStatus } from '@store/contract/rules/proof-states'
import type { ProofList, ProofOrder } from '@store/contract/schemas/proofs'
import { defineEndpoints, nextCursorOf, totalOf } from '@store/sdk'
import { managedOrders } from '../orders/admin-orders-api.ts'

/** Proofs a page of the desk holds. */
const proofsPageSize = 50

/** Some payment proofs; `next` is absent on the last page. */
export interface ProofPage {
  orders: ProofOrder[]
  /** How many wait on all pages; of those with a verdict nobody counts more than the page. */
  total: number
  next?: string
}

/** First come, first served; of what is done, the last is looked for most. */
const sortOf: Record<ProofStatus, ProofSort> = {
  unverified: 'oldest',
  verified: 'newest',
  rejected: 'newest',
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
      params: {
        status: queryArg,
        sort: sortOf[queryArg],
        limit: proofsPageSize,
        cursor: pageParam || undefined,
      },
    }),
    transformResponse: ({ orders }: ProofList, meta) => {
      const next = nextCursorOf(meta)
      const total = totalOf(meta, orders.length)
      return { orders, total, ...(next !== undefined && { next }) }
    },
    providesTags: [managedOrders],
  }),
}))

export const { useGetProofsInfiniteQuery } = proofsApi
