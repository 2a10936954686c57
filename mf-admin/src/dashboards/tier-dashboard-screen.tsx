import { orderReaders } from '@store/contract/rules/accounts/rights'
import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type { Dashboard } from '@store/contract/schemas/dashboards'
import { useSession, useUnreadCount } from '@store/sdk'
import { formatCount, Grid, NavigationTile, PageBody, PageHeader, Stack } from '@store/ui'
import { Bell, Package } from 'lucide-react'
import { useRights } from '../rights/use-rights.ts'
import { useGetTierDashboardQuery } from './dashboards-api.ts'
import { type FigureDefinition, FiguresQueryView } from './figures/figures-query-view.tsx'
import { FirstSteps } from './first-steps/first-steps.tsx'
import { Insights } from './insights.tsx'
import { customers, orders } from './trend/measures.ts'
import { WaitingNow } from './waiting-now.tsx'

const figures: FigureDefinition<Dashboard>[] = [
  {
    label: 'Total Orders',
    of: ({ totalOrders }) => formatCount(totalOrders),
    meaning: 'of this tier, cancelled ones included',
    measure: orders,
  },
  {
    label: 'Total Customers',
    of: ({ totalUsers }) => formatCount(totalUsers),
    meaning: 'registered buyers of this tier',
    measure: customers,
  },
]

/** The screens of a tier admin (desks 1.1). */
function ScreenLinks() {
  const { role } = useSession()
  const { maySee } = useRights()
  const unread = useUnreadCount()
  return (
    <Grid min="17rem" stretch>
      {maySee(orderReaders) ? (
        <NavigationTile
          to={`/${role}/orders`}
          title="Orders"
          text="Status, payment, proofs and bills"
          icon={Package}
        />
      ) : null}
      <NavigationTile
        to={`/${role}/notifications`}
        title="Notifications"
        text={unread === 0 ? 'New orders, proofs and cancellations' : `${unread} unread`}
        icon={Bell}
      />
    </Grid>
  )
}

/** A tier admin's dashboard: figures, open work and trends (desks 1.1). */
export function TierDashboardScreen() {
  const { role } = useSession()
  const dashboard = useGetTierDashboardQuery(role, {
    skip: role === 'visitor',
    refetchOnMountOrArgChange: true,
  })
  return (
    <PageBody>
      <PageHeader title={`${roleNameOf(role)} Dashboard`} />
      <Stack gap="l">
        <WaitingNow />
        <FirstSteps />
        <FiguresQueryView query={dashboard} figures={figures} />
        <ScreenLinks />
        <Insights />
      </Stack>
    </PageBody>
  )
}
