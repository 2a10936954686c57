import { adminOrdersRefreshMs } from '@store/contract/rules/limits'
import type { ProofStatus } from '@store/contract/rules/proof-states'
import { useGetProofsInfiniteQuery } from './proofs-api.ts'

/** Proofs as events tell of them; read every minute as well, in case a stream is silent (spec §9). */
export function useProofs(status: ProofStatus) {
  return useGetProofsInfiniteQuery(status, {
    pollingInterval: adminOrdersRefreshMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
}
