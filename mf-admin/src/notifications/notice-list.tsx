import * as messages from '@store/contract/rules/messages'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { messageOf } from '@store/sdk'
import { FailedState, Loading, LoadMoreButton, Skeleton, Stack } from '@store/ui'

/** The part of RTK Query's infinite query that the list needs. */
export type NoticeQuery = {
  data?: { pages: { notifications: Notification[] }[] } | undefined
  error?: unknown
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

type NoticeListProps = {
  source: NoticeQuery
  label: string
  /** Shown when there are none. */
  empty: React.ReactNode
  card: (notification: Notification) => React.ReactNode
}

function LoadingNotices() {
  return (
    <Loading label={messages.notifications.loading}>
      <Stack gap="s">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="6.75rem" />
        ))}
      </Stack>
    </Loading>
  )
}

/** A list of notifications, newest first: loading, error, empty, or those loaded so far. */
export function NoticeList({ source, label, empty, card }: NoticeListProps) {
  const { data, error } = source
  const failure = messageOf(error, messages.notifications.loadFailed)
  if (!data) {
    if (error === undefined) return <LoadingNotices />
    const retry = () => void source.refetch()
    return <FailedState message={failure} busy={source.isFetching} onRetry={retry} />
  }
  const notifications = data.pages.flatMap((page) => page.notifications)
  if (notifications.length === 0) return empty
  return (
    <Stack>
      <Stack as="ul" gap="s" tabIndex={-1} aria-label={label}>
        {notifications.map(card)}
      </Stack>
      <LoadMoreButton source={source} failure={failure}>
        Show older notifications
      </LoadMoreButton>
    </Stack>
  )
}
