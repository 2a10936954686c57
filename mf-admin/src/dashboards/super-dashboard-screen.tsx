import { type Opening, orderReaders } from '@store/contract/rules/accounts/rights'
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
import {
  Bell,
  Boxes,
  History,
  type LucideIcon,
  MessageSquareWarning,
  Package,
  SearchX,
  Users,
} from 'lucide-react'
import { useRights } from '../rights/use-rights.ts'
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
    of: ({ totalRevenue = 0 }) => formatRupees(totalRevenue),
    meaning: 'paid and not cancelled, GST included',
    measure: revenue,
    opening: ['accounts', 'money'],
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
    opening: ['orders', 'users'],
  },
]

const dailyLinks: readonly { to: string; label: string; icon: LucideIcon; opening: Opening }[] = [
  { to: 'notifications', label: 'Notifications', icon: Bell, opening: ['users'] },
  { to: 'orders', label: 'Orders', icon: Package, opening: orderReaders },
  { to: 'products', label: 'Products', icon: Boxes, opening: ['products'] },
]

const tiles: readonly {
  to: string
  title: string
  text: string
  icon: LucideIcon
  opening: Opening
}[] = [
  {
    to: 'users',
    title: 'Users',
    text: 'Accounts, roles and access',
    icon: Users,
    opening: ['users'],
  },
  {
    to: 'complaints',
    title: 'Complaints',
    text: 'Messages from customers',
    icon: MessageSquareWarning,
    opening: ['orders', 'users'],
  },
  { to: 'audit', title: 'Audit', text: 'Who changed what', icon: History, opening: 'all' },
  {
    to: 'search',
    title: 'Search',
    text: 'Searches without results, and synonyms',
    icon: SearchX,
    opening: ['products'],
  },
]

/** Links to the superadmin's daily screens (desks 1.2), as the rights open them. */
function DailyLinks() {
  const { maySee } = useRights()
  return (
    <Cluster gap="xs">
      {dailyLinks
        .filter(({ opening }) => maySee(opening))
        .map(({ to, label, icon }) => (
          <LinkButton key={to} to={`/superadmin/${to}`} icon={icon} variant="secondary">
            {label}
          </LinkButton>
        ))}
    </Cluster>
  )
}

/** The superadmin's dashboard: figures of all tiers, open work and trends (desks 1.2). */
export function SuperDashboardScreen() {
  const { maySee } = useRights()
  const dashboard = useGetSuperDashboardQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader title="Superadmin Dashboard" actions={<DailyLinks />} />
      <Stack gap="l">
        <WaitingNow />
        <FirstSteps />
        <FiguresQueryView query={dashboard} figures={figures} />
        <Grid min="17rem" stretch>
          {tiles
            .filter(({ opening }) => maySee(opening))
            .map(({ to, opening: _opening, ...tile }) => (
              <NavigationTile key={to} to={`/superadmin/${to}`} {...tile} />
            ))}
        </Grid>
        <Insights />
      </Stack>
    </PageBody>
  )
}
