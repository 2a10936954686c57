import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type { ManagedUser } from '@store/contract/schemas/accounts/users'
import { useWaitingCounts } from '@store/sdk'
import { Badge, formatCount, LinkButton } from '@store/ui'

const approvalsPath = '/superadmin/approvals'

/** The way to those who wait for a tier; nothing while nobody does. */
export function ApprovalsLink() {
  const { waiting = 0 } = useWaitingCounts('/admin/approvals/counts') ?? {}
  if (waiting === 0) return null
  return (
    <LinkButton to={approvalsPath} variant="secondary" size="s">
      {waiting === 1 ? '1 waiting for approval' : `${formatCount(waiting)} waiting for approval`}
    </LinkButton>
  )
}

/** The tier that a user waits for. */
export function WaitingBadge({ user: { requestedTier } }: { user: ManagedUser }) {
  if (requestedTier === undefined) return null
  return <Badge tone="warning">Requested: {roleNameOf(requestedTier)}</Badge>
}
