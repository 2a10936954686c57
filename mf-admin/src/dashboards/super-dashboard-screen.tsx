import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { SuperDashboard } from '@store/contract/schemas/dashboards'
import {
  Cluster,
  formatCount,
  Grid,
  LinkButton,
  NavigationTile,
  PageBody,
  PageHeader,
  Stack,
} from '@store/ui'
import { Bell, Boxes, History, MessageSquareWarning, Package, SearchX, Users } from 'lucide-react'
import { useGetSuperDashboardQuery } from './dashboards-api.ts'
import { type FigureDefinition, FiguresQueryView } from './figures/figures-query-view.tsx'
import { FirstSteps } from './first-steps/first-steps.tsx'
import { Insights } from './insights.tsx'
import { complaints, customers, orders, revenue } from './trend/measures.ts'
import { WaitingNow } from './waiting-now.tsx'

const figures: FigureDefinition<SuperDashboard>[] = [
  {
    label: 'Total Orders',
    of: ({ totalOrders }) => formatCount(totalOrders),
    meaning: 'of all tiers, cancelled ones included',
    measure: orders,
  },
  {
    label: 'Total Revenue',
    of: ({ totalRevenue }) => formatRupees(totalRevenue),
    meaning: 'paid and not cancelled, GST included',
    measure: revenue,
  },
  {
    label: 'Total Users',
    of: ({ totalUsers }) => formatCount(totalUsers),
    meaning: 'buyers of all tiers, without admins',
    measure: customers,
  },
  {
    label: 'Complaint or Enquiry',
    of: ({ complaintOrEnquiry }) => formatCount(complaintOrEnquiry),
    meaning: 'all messages of the contact form',
    measure: complaints,
    to: '/superadmin/complaints',
  },
]

/** Links to the superadmin's daily screens (desks 1.2). */
function DailyLinks() {
  return (
    <Cluster gap="xs">
      <LinkButton to="/superadmin/notifications" icon={Bell} variant="secondary">
        Notifications
      </LinkButton>
      <LinkButton to="/superadmin/orders" icon={Package} variant="secondary">
        Orders
      </LinkButton>
      <LinkButton to="/superadmin/products" icon={Boxes} variant="secondary">
        Products
      </LinkButton>
    </Cluster>
  )
}

/** The superadmin's dashboard: figures of all tiers, open work and trends (desks 1.2). */
export function SuperDashboardScreen() {
  const dashboard = useGetSuperDashboardQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader title="Superadmin Dashboard" actions={<DailyLinks />} />
      <Stack gap="l">
        <WaitingNow />
        <FirstSteps />
        <FiguresQueryView query={dashboard} figures={figures} />
        <Grid min="17rem" stretch>
          <NavigationTile
            to="/superadmin/users"
            title="Users"
            text="Accounts, roles and access"
            icon={Users}
          />
          <NavigationTile
            to="/superadmin/complaints"
            title="Complaints"
            text="Messages from customers"
            icon={MessageSquareWarning}
          />
          <NavigationTile
            to="/superadmin/audit"
            title="Audit"
            text="Who changed what"
            icon={History}
          />
          <NavigationTile
            to="/superadmin/search"
            title="Search"
            text="Searches without results, and synonyms"
            icon={SearchX}
          />
        </Grid>
        <Insights />
      </Stack>
    </PageBody>
  )
}
