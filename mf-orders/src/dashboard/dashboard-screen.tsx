import { t } from '@lingui/core/macro'
import { roleNameOf, shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { messageOf, translate, useSession, useUnreadCount } from '@store/sdk'
import { EmptyState, FailedState, IconLink, LinkButton, PageBody, PageHeader } from '@store/ui'
import { Bell, PackageOpen } from 'lucide-react'
import { DashboardTiles } from './dashboard-tiles.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { useBuyerFigures } from './use-buyer-figures.ts'

function NotificationBell() {
  const unread = useUnreadCount()
  const label = unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`
  return <IconLink to="/notifications" icon={Bell} label={label} badge={unread} />
}

function Orders({ figures }: { figures: ReturnType<typeof useBuyerFigures> }) {
  const { role } = useSession()
  const { error, orders } = figures
  if (error) {
    return (
      <FailedState
        message={messageOf(error, messages.dashboard.loadFailed)}
        busy={figures.isFetching}
        onRetry={figures.retry}
      />
    )
  }
  if (orders?.length === 0) {
    return (
      <EmptyState
        icon={PackageOpen}
        title={translate(messages.orders.none)}
        text={t`Your first order appears here.`}
        action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
      />
    )
  }
  return <LatestOrders orders={orders} rejectedPayments={figures.newest?.rejectedPayments ?? 0} />
}

/** A buyer's starting point (screens 4.5). */
export function DashboardScreen() {
  const { role } = useSession()
  const figures = useBuyerFigures()
  const roleName = translate(roleNameOf(role))
  return (
    <PageBody>
      <PageHeader title={t`${roleName} Dashboard`} actions={<NotificationBell />} />
      <DashboardTiles figures={figures} />
      <Orders figures={figures} />
    </PageBody>
  )
}
