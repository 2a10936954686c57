import { Button, EmptyState, LinkButton, Loading, Skeleton, Stack } from '@store/ui'
import { FilterX, RotateCw } from 'lucide-react'
import { useInboxView } from '../use-inbox-view.ts'

/** The complaints are being loaded. */
export function LoadingComplaints() {
  return (
    <Loading label="Loading complaints...">
      <Stack gap="s">
        <Skeleton width="8rem" />
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="9rem" />
        ))}
      </Stack>
    </Loading>
  )
}

const reasons = {
  open: 'Everything is answered. New messages from the contact form appear here.',
  answered: 'Answered messages are listed here, with the reply.',
  closed: 'Messages that you close without a reply are listed here.',
} as const

/** The tab is empty, or nothing in it matches the search. */
export function NoComplaints() {
  const { view, change } = useInboxView()
  const isSearch = view.q !== ''
  return (
    <EmptyState
      title="No complaints found."
      text={isSearch ? 'No messages in this tab match your search.' : reasons[view.state]}
      action={
        isSearch ? (
          <Button variant="secondary" icon={FilterX} onClick={() => change({ q: '' })}>
            Clear Filters
          </Button>
        ) : (
          <LinkButton to="/superadmin/dashboard" variant="secondary">
            Back to the dashboard
          </LinkButton>
        )
      }
    />
  )
}

/** A failed load shows no error (desks 1.10). It must not look like an empty list either, and offers a retry. */
export function ComplaintsUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Complaints are not ready"
      action={
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}
