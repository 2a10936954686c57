import { adminOrdersRefreshMs, fileAddressRefreshMs } from '@store/contract/rules/limits'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import { proofsApi, useGetFirstProofsQuery, useGetProofsInfiniteQuery } from './proofs-api.ts'

/**
 * Proofs, updated by server events. The first page is also polled every minute, in case the stream fails (site 5.8);
 * further pages are refetched only before their signed file URLs expire.
 */
export function useProofs(status: ProofStatus) {
  const { hasMore } = proofsApi.endpoints.getProofs.useInfiniteQueryState(status, {
    selectFromResult: ({ data }) => ({ hasMore: (data?.pages.length ?? 0) > 1 }),
  })
  const list = useGetProofsInfiniteQuery(status, {
    pollingInterval: hasMore ? fileAddressRefreshMs : adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const first = useGetFirstProofsQuery(status, {
    skip: !hasMore,
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  return { ...list, isError: list.isError || first.isError, error: list.error ?? first.error }
}
