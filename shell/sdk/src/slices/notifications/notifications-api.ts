import type { Notification, NotificationList } from '@store/contract/schemas/notifications'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import { nextCursorOf } from '../../store/list-answer.ts'

/** Some of what the caller was told, newest first; `next` is absent on the last page. */
export interface NotificationPage {
  notifications: Notification[]
  next?: string
}

/** Notifications a page holds. */
const notificationsPageSize = 50

/** What the caller was told and has not dismissed: a buyer's tier, or what happens in an admin's tier. */
export const notificationsApi = defineEndpoints('sdk/notifications', (build) => ({
  getNotifications: build.infiniteQuery<NotificationPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/notifications',
      params: { limit: notificationsPageSize, cursor: pageParam || undefined },
    }),
    transformResponse: ({ notifications }: NotificationList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { notifications } : { notifications, next }
    },
    providesTags: ['Notification'],
  }),
}))

export const { useGetNotificationsInfiniteQuery } = notificationsApi
