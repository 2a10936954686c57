import type { Audience } from '@store/contract/rules/roles'
import type { Dashboard } from '@store/contract/schemas/dashboards'
import { formatCount, Grid, PageBody, PageHeader, PlaceTile, useSession } from '@store/sdk'
import { Package } from 'lucide-react'
import { DashboardFaces } from './dashboard-faces.tsx'
import { useGetTierDashboardQuery } from './dashboards-api.ts'

const figures = [
  { label: 'Total Orders', of: ({ totalOrders }: Dashboard) => formatCount(totalOrders) },
  { label: 'Total Customers', of: ({ totalUsers }: Dashboard) => formatCount(totalUsers) },
]

/** @example titleOf('reseller-admin') // 'Reseller Admin Dashboard' */
function titleOf(role: Audience): string {
  const words = [...role.split('-'), 'dashboard']
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** What a tier admin starts from: how much there is, and where it is worked on (spec §2). */
export function TierDashboardScreen() {
  const { role } = useSession()
  const dashboard = useGetTierDashboardQuery(role, {
    skip: role === 'visitor',
    refetchOnMountOrArgChange: true,
  })
  return (
    <PageBody>
      <PageHeader title={titleOf(role)} />
      <DashboardFaces query={dashboard} figures={figures} />
      <Grid min="17rem">
        <PlaceTile
          to={`/${role}/orders`}
          title="Orders"
          text="Status, payment, proofs and bills"
          icon={Package}
        />
      </Grid>
    </PageBody>
  )
}
