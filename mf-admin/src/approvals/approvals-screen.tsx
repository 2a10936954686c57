import { approvalMessages } from '@store/contract/rules/accounts/approvals/approval-messages'
import {
  EmptyState,
  formatCount,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { UserRoundCheck } from 'lucide-react'
import { QueueToolbar } from '../keys/queue-toolbar.tsx'
import { useCardKeys } from '../keys/use-card-keys.ts'
import { ApprovalCard } from './approval-card.tsx'
import { type ApprovalQueue, useGetApprovalsQuery } from './approvals-api.ts'

/** How often the queue is read again, in milliseconds (site 5.8). */
const pollingInterval = 60_000

/** The keyboard shortcuts of the queue. */
const queueKeys = [
  ['j', 'Next account'],
  ['k', 'Previous account'],
  ['a', 'Approve'],
  ['r', 'Refuse, with a reason'],
  ['Esc', 'Back to the account'],
] as const

/** Who waits for the prices of a tier: a card each, to approve or refuse (ADR 0104). */
export function ApprovalsScreen() {
  const queue = useGetApprovalsQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <PageBody>
      <PageHeader title="Approvals" />
      <QueryView
        query={queue}
        failure={approvalMessages.loadFailed}
        loading={
          <Loading label={approvalMessages.loading}>
            <Skeleton shape="card" height="24rem" />
          </Loading>
        }
        empty={({ approvals, required }) =>
          approvals.length === 0 && <NobodyWaits isRequired={required} />
        }
      >
        {(loaded) => <Cards queue={loaded} />}
      </QueryView>
    </PageBody>
  )
}

function NobodyWaits({ isRequired }: { isRequired: boolean }) {
  return (
    <EmptyState
      icon={UserRoundCheck}
      title={approvalMessages.none}
      text={
        isRequired
          ? 'New resellers and distributors appear here for approval.'
          : 'New resellers and distributors see their prices at once. Whoever runs the server can turn on approval.'
      }
    />
  )
}

function Cards({ queue: { approvals, total } }: { queue: ApprovalQueue }) {
  const { list, noteLeaving } = useCardKeys(['a', 'r'])
  const waiting = `${formatCount(total)} ${total === 1 ? 'account waiting' : 'accounts waiting'}`
  const isPart = approvals.length < total
  return (
    <>
      <QueueToolbar keys={queueKeys}>
        {isPart ? `${waiting}; here are the first ${approvals.length}` : waiting}
      </QueueToolbar>
      <Stack as="ul" ref={list} gap="s" aria-label="Approvals">
        {approvals.map((approval) => (
          <ApprovalCard key={approval._id} approval={approval} onLeave={noteLeaving} />
        ))}
      </Stack>
    </>
  )
}
