import type { ProofSort, ProofStatus } from '@store/contract/rules/orders/proof-states'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import { type AnswerMeta, defineEndpoints, nextCursorOf, totalOf } from '@store/sdk'
import { managedOrdersTag } from '../orders/admin-orders-api.ts'
import { mergeFirstPage, type ProofPage } from './queue/first-page.ts'

/** Proofs per page. */
const proofsPageSize = 50

/** The queue is oldest first; reviewed proofs are newest first. */
const sortOf: Record<ProofStatus, ProofSort> = {
  unverified: 'oldest',
  verified: 'newest',
  rejected: 'newest',
}

function pageOf({ orders }: ProofList, meta: AnswerMeta): ProofPage {
  const next = nextCursorOf(meta)
  const total = totalOf(meta, orders.length)
  return { orders, total, ...(next !== undefined && { next }) }
}

function requestOf(status: ProofStatus, cursor?: string) {
  const params = { status, sort: sortOf[status], limit: proofsPageSize, cursor }
  return { url: '/proofs', params }
}

/** The payment proofs of all buyers an admin manages (money 2.3). */
export const proofsApi = defineEndpoints('mf-admin/proofs', (build) => ({
  getProofs: build.infiniteQuery<ProofPage, ProofStatus, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ queryArg, pageParam }) => requestOf(queryArg, pageParam || undefined),
    transformResponse: pageOf,
    providesTags: [managedOrdersTag],
  }),
  /** Fetches only the first page and merges it into `getProofs`, so that polling ten pages costs one request. */
  getFirstProofs: build.query<ProofPage, ProofStatus>({
    query: (status) => requestOf(status),
    transformResponse: pageOf,
    onQueryStarted: async (status, { dispatch, queryFulfilled }) => {
      const read = await queryFulfilled.catch(() => undefined)
      if (!read) return
      dispatch(
        proofsApi.util.updateQueryData('getProofs', status, (loaded) => {
          loaded.pages = mergeFirstPage(loaded.pages, read.data)
          loaded.pageParams = [
            '',
            ...loaded.pages.slice(1).map((_page, at) => loaded.pages[at]?.next ?? ''),
          ]
        }),
      )
    },
  }),
}))

export const { useGetProofsInfiniteQuery, useGetFirstProofsQuery } = proofsApi
