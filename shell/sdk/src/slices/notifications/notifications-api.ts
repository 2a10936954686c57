import type { Notification, NotificationList } from '@store/contract/schemas/accounts/notifications'
import { nextCursorOf } from '../../requests/list-answer.ts'
import { defineEndpoints } from '../../store/define-endpoints.ts'

/** A page of notifications, newest first; `next` is absent on the last page. */
export interface NotificationPage {
  notifications: Notification[]
  next?: string
}

/** Notifications per page. */
const notificationsPageSize = 50

/** The caller's notifications that are not dismissed: of a buyer, or of an admin's tier. */
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
