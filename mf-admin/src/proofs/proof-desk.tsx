import * as messages from '@store/contract/rules/messages'
import { LinkButton, messageOf, Stack, useSession } from '@store/sdk'
import { EmptyState, FailedState } from '@store/sdk/parts'
import { CircleCheckBig } from 'lucide-react'
import { DeskHead } from './desk-head.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { ProofInHand } from './proof-in-hand.tsx'
import { ProofsLoading } from './proofs-loading.tsx'
import { useProofQueue } from './use-proof-queue.ts'
import { useVerdict } from './use-verdict.ts'

function AllDone() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={CircleCheckBig}
      title="All payment proofs are checked."
      text="A new one shows up here by itself."
      action={
        <LinkButton to={`/${role}/orders`} variant="secondary">
          Go to the orders
        </LinkButton>
      }
    />
  )
}

/** Proofs that wait for a verdict, oldest first, one in hand: loading, failed, all done, or the next. */
export function ProofDesk() {
  const queue = useProofQueue()
  const verdict = useVerdict(queue)
  const { list, proof } = queue
  const words = messageOf(list.error, messages.proofs.loadFailed)
  const retry = () => void list.refetch()

  if (proof === undefined) {
    if (list.isError) {
      return <FailedState message={words} busy={list.isFetching} onRetry={retry} />
    }
    if (list.data === undefined || list.hasNextPage) return <ProofsLoading />
  }
  return (
    <Stack gap="s">
      <DeskHead
        verdict={verdict}
        waiting={queue.waiting}
        fault={list.isError ? words : undefined}
      />
      {verdict.overtaken ? <OvertakenNotice {...verdict.overtaken} /> : null}
      {proof === undefined ? (
        <AllDone />
      ) : (
        <ProofInHand proof={proof} queue={queue} verdict={verdict} />
      )}
    </Stack>
  )
}
