import * as messages from '@store/contract/rules/messages'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { messageOf } from '@store/sdk'
import { Loading, LoadMoreButton, type QueryResult, QueryView, Skeleton, Stack } from '@store/ui'

/** The part of RTK Query's infinite query that the list needs. */
export type NoticeQuery<Notice extends Notification> = QueryResult<{
  pages: { notifications: Notice[] }[]
}> & {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
}

type NoticeListProps<Notice extends Notification> = {
  source: NoticeQuery<Notice>
  label: string
  /** Shown when there are none. */
  empty: React.ReactNode
  card: (notification: Notice) => React.ReactNode
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
export function NoticeList<Notice extends Notification>(props: NoticeListProps<Notice>) {
  const { source, label, empty, card } = props
  const { loadFailed } = messages.notifications
  return (
    <QueryView
      query={source}
      loading={<LoadingNotices />}
      failure={loadFailed}
      empty={({ pages }) => pages.every(({ notifications }) => notifications.length === 0) && empty}
    >
      {({ pages }) => (
        <Stack>
          <Stack as="ul" gap="s" tabIndex={-1} aria-label={label}>
            {pages.flatMap(({ notifications }) => notifications).map(card)}
          </Stack>
          <LoadMoreButton source={source} failure={messageOf(source.error, loadFailed)}>
            Show older notifications
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}
