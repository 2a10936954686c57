import { messages } from '@store/contract/rules/messages'
import { Loading, Skeleton } from '@store/sdk'

/** The desk before the first proof is there. */
export function ProofsLoading() {
  return (
    <Loading label={messages.proofs.loading}>
      <Skeleton shape="card" height="36rem" />
    </Loading>
  )
}
