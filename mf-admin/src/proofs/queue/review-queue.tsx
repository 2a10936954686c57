import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import { EmptyState, FailedState, LinkButton, Stack } from '@store/ui'
import { CircleCheckBig } from 'lucide-react'
import { ReviewConflictNotice } from '../review/review-conflict-notice.tsx'
import { SelectedProof } from '../review/selected-proof.tsx'
import { useVerdict } from '../review/verdict/use-verdict.ts'
import { ProofsLoading } from './proofs-loading.tsx'
import { ReviewQueueHeader } from './review-queue-header.tsx'
import { useReviewQueue } from './use-review-queue.ts'

function AllDone() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={CircleCheckBig}
      title="All payment proofs are checked."
      text="New proofs appear here automatically."
      action={
        <LinkButton to={`/${role}/orders`} variant="secondary">
          Go to the orders
        </LinkButton>
      }
    />
  )
}

/** Proofs awaiting review, oldest first, one at a time: loading, error, empty, or the selected proof. */
export function ReviewQueue() {
  const queue = useReviewQueue()
  const verdict = useVerdict(queue)
  const { list, proof } = queue
  const failureMessage = messageOf(list.error, messages.proofs.loadFailed)
  const retry = () => void list.refetch()

  if (proof === undefined) {
    if (list.isError) {
      return <FailedState message={failureMessage} busy={list.isFetching} onRetry={retry} />
    }
    if (list.data === undefined || list.hasNextPage) return <ProofsLoading />
  }
  return (
    <Stack gap="s">
      <ReviewQueueHeader
        verdict={verdict}
        waiting={queue.waiting}
        error={list.isError ? failureMessage : undefined}
      />
      {verdict.conflict ? <ReviewConflictNotice {...verdict.conflict} /> : null}
      {proof === undefined ? (
        <AllDone />
      ) : (
        <SelectedProof proof={proof} queue={queue} verdict={verdict} />
      )}
    </Stack>
  )
}
