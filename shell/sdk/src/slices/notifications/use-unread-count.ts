import { useSession } from '../../session/use-session.ts'
import { useGetNotificationsInfiniteQuery } from './notifications-api.ts'

/** Number of unread notifications among the newest ones; 0 for visitors and while loading. */
export function useUnreadCount(): number {
  const { status } = useSession()
  const { count } = useGetNotificationsInfiniteQuery(undefined, {
    skip: status === 'signed-out',
    // Not `data`, which keeps the previous user's notifications after a logout.
    selectFromResult: ({ currentData }) => ({
      count:
        currentData?.pages.flatMap((page) => page.notifications).filter(({ read }) => !read)
          .length ?? 0,
    }),
  })
  return count
}
