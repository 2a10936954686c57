import { adminOrdersRefreshMs, fileAddressRefreshMs } from '@store/contract/rules/limits'
import type { ProofStatus } from '@store/contract/rules/proof-states'
import { useState } from 'react'
import { useGetFirstProofsQuery, useGetProofsInfiniteQuery } from './proofs-api.ts'

/**
 * Proofs as events tell of them. The first page is read every minute as well, in case a stream is silent (spec §9);
 * further pages are kept, and read again only before the addresses of their files end.
 */
export function useProofs(status: ProofStatus) {
  const [hasMore, setHasMore] = useState(false)
  const list = useGetProofsInfiniteQuery(status, {
    pollingInterval: hasMore ? fileAddressRefreshMs : adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const isLong = (list.data?.pages.length ?? 0) > 1
  if (isLong !== hasMore) setHasMore(isLong)
  const first = useGetFirstProofsQuery(status, {
    skip: !hasMore,
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
  })
  return { ...list, isError: list.isError || first.isError, error: list.error ?? first.error }
}
