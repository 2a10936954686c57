import * as messages from '@store/contract/rules/messages'
import { useGetNotificationsInfiniteQuery, useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader } from '@store/ui'
import { BellOff } from 'lucide-react'
import { MarkAllReadButton } from './mark-all-read-button.tsx'
import { NoticeList } from './notice-list.tsx'
import { TierNoticeCard } from './tier-notice-card.tsx'

/** A tier admin's notifications: orders, proofs and cancellations of the tier, and broadcasts (desks 1.11). */
export function TierNotificationsScreen() {
  const { role } = useSession()
  const inbox = useGetNotificationsInfiniteQuery()
  return (
    <PageBody width="text">
      <PageHeader title="Notifications" actions={<MarkAllReadButton />} />
      <NoticeList
        source={inbox}
        label="Notifications"
        empty={
          <EmptyState
            icon={BellOff}
            title={messages.notifications.none}
            text="New orders, payment proofs and cancellations of your tier show up here."
            action={<LinkButton to={`/${role}/orders`}>See the orders</LinkButton>}
          />
        }
        card={(notification) => (
          <TierNoticeCard key={notification._id} notification={notification} />
        )}
      />
    </PageBody>
  )
}
