import type {
  NotificationForm,
  NotificationSent,
  SentList,
  SentNotification,
} from '@store/contract/schemas/accounts/notifications'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints, nextCursorOf } from '@store/sdk'

/** A page of sent notifications, newest first; `next` is absent on the last page. */
export interface SentPage {
  notifications: SentNotification[]
  next?: string
}

/** Cache tag of the sent notifications. */
const sent = { type: 'Notification', id: 'sent' } as const

/** The superadmin's broadcasts: to everybody, or to a tier (support 1.4). */
export const broadcastsApi = defineEndpoints('mf-admin/broadcasts', (build) => ({
  getSentNotifications: build.infiniteQuery<SentPage, void, string>({
    infiniteQueryOptions: {
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    query: ({ pageParam }) => ({
      url: '/notifications/sent',
      params: { cursor: pageParam || undefined },
    }),
    transformResponse: ({ notifications }: SentList, meta) => {
      const next = nextCursorOf(meta)
      return next === undefined ? { notifications } : { notifications, next }
    },
    providesTags: [sent],
  }),
  sendNotification: build.mutation<NotificationSent, NotificationForm>({
    query: (body) => ({ url: '/notifications', method: 'POST', body }),
    invalidatesTags: (_answer, error) => (error ? [] : [sent]),
  }),
  withdrawNotification: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `/notifications/${id}`, method: 'DELETE' }),
    // Also on failure: it may be deleted already.
    invalidatesTags: [sent],
  }),
}))

export const {
  useGetSentNotificationsInfiniteQuery,
  useSendNotificationMutation,
  useWithdrawNotificationMutation,
} = broadcastsApi
