import type { SuperDashboard } from '@store/contract/schemas/dashboards'
import { formatCount, formatRupees, LinkButton, PageBody, PageHeader } from '@store/sdk'
import { Package } from 'lucide-react'
import { DashboardFaces } from './dashboard-faces.tsx'
import { useGetSuperDashboardQuery } from './dashboards-api.ts'

const figures = [
  { label: 'Total Orders', of: ({ totalOrders }: SuperDashboard) => formatCount(totalOrders) },
  { label: 'Total Revenue', of: ({ totalRevenue }: SuperDashboard) => formatRupees(totalRevenue) },
  { label: 'Total Users', of: ({ totalUsers }: SuperDashboard) => formatCount(totalUsers) },
  {
    label: 'Complaint or Enquiry',
    of: ({ complaintOrEnquiry }: SuperDashboard) => formatCount(complaintOrEnquiry),
  },
]

/** What the superadmin starts from: the figures of all tiers (spec §2). */
export function SuperDashboardScreen() {
  const dashboard = useGetSuperDashboardQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader
        title="Superadmin Dashboard"
        actions={
          <LinkButton to="/superadmin/orders" icon={Package} variant="secondary">
            Orders
          </LinkButton>
        }
      />
      <DashboardFaces query={dashboard} figures={figures} />
    </PageBody>
  )
}
