import { useSession } from '@store/sdk'
import { formatCount, Grid, Heading, NavigationTile, Stack } from '@store/ui'
import { ClipboardList, ReceiptIndianRupee } from 'lucide-react'
import { useGetAdminOrdersQuery } from '../orders/admin-orders-api.ts'
import { useCountWaitingProofsQuery } from './dashboards-api.ts'

/** @example titleOf('pending order', { count: 3 }) // '3 pending orders' */
function titleOf(thing: string, { count, isMore = false }: { count: number; isMore?: boolean }) {
  const number = isMore ? `More than ${formatCount(count)}` : formatCount(count)
  return `${count === 0 ? 'No' : number} ${thing}${count === 1 ? '' : 's'}`
}

/** Open work with links to it (ui.md, Dashboards). */
export function WaitingNow() {
  const { role } = useSession()
  const fresh = { refetchOnMountOrArgChange: true, skip: role === 'visitor' }
  const pending = useGetAdminOrdersQuery({ role, status: 'pending', limit: 1 }, fresh)
  const proofs = useCountWaitingProofsQuery(undefined, fresh)
  return (
    <Stack as="section" gap="s" aria-label="Waits for me now">
      <Heading level={2} size="l">
        Waits for me now
      </Heading>
      <Grid min="17rem" stretch>
        <NavigationTile
          to={`/${role}/proofs`}
          title={proofs.data ? titleOf('unverified proof', proofs.data) : 'Unverified proofs'}
          text="Verify or reject payment proofs, oldest first"
          icon={ReceiptIndianRupee}
        />
        <NavigationTile
          to={`/${role}/orders?status=pending`}
          title={
            pending.data
              ? titleOf('pending order', { count: pending.data.total })
              : 'Pending orders'
          }
          text="Orders nobody has taken up yet"
          icon={ClipboardList}
        />
      </Grid>
    </Stack>
  )
}
