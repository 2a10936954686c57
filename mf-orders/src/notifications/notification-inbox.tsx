import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import * as messages from '@store/contract/rules/messages'
import { messageOf, translate, useGetNotificationsInfiniteQuery, useSession } from '@store/sdk'
import {
  EmptyState,
  LinkButton,
  Loading,
  LoadMoreButton,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { BellOff } from 'lucide-react'
import { NotificationCard } from './notification-card.tsx'

function LoadingNotifications() {
  return (
    <Loading label={translate(messages.notifications.loading)}>
      <Stack gap="s">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="6.5rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function NoNotifications() {
  const { role } = useSession()
  return (
    <EmptyState
      icon={BellOff}
      title={translate(messages.notifications.none)}
      text={t`Updates about your orders and from the store appear here.`}
      action={<LinkButton to={shopPathOf(role)}>{t`Browse Products`}</LinkButton>}
    />
  )
}

/** A user's notifications, newest first: loading, error, empty, or those loaded so far. */
export function NotificationInbox() {
  const inbox = useGetNotificationsInfiniteQuery()
  const { fetchFailed } = messages.notifications
  return (
    <QueryView
      query={inbox}
      loading={<LoadingNotifications />}
      failure={fetchFailed}
      empty={({ pages }) =>
        pages.every(({ notifications }) => notifications.length === 0) && <NoNotifications />
      }
    >
      {({ pages }) => (
        <Stack>
          <Stack as="ul" gap="s" tabIndex={-1} aria-label={t`Notifications`}>
            {pages
              .flatMap(({ notifications }) => notifications)
              .map((notification) => (
                <NotificationCard key={notification._id} notification={notification} />
              ))}
          </Stack>
          <LoadMoreButton source={inbox} failure={messageOf(inbox.error, fetchFailed)}>
            {t`Show older notifications`}
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}
