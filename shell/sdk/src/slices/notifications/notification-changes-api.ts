import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '../../store/define-endpoints.ts'
import type { AppDispatch } from '../../store/store.ts'
import { type NotificationPage, notificationsApi } from './notifications-api.ts'

const { updateQueryData, invalidateTags } = notificationsApi.util

/** Applies a change optimistically; refetches when it fails. */
async function updateOptimistically(
  dispatch: AppDispatch,
  answer: PromiseLike<unknown>,
  change: (page: NotificationPage) => void,
): Promise<void> {
  dispatch(updateQueryData('getNotifications', undefined, ({ pages }) => pages.forEach(change)))
  try {
    await answer
  } catch {
    dispatch(invalidateTags(['Notification']))
  }
}

/** Mutations of a user's own notifications (support 1.2). */
export const notificationChangesApi = defineEndpoints('sdk/notification-changes', (build) => ({
  markNotificationRead: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `/notifications/${id}/read`, method: 'PUT' }),
    onQueryStarted: (id, { dispatch, queryFulfilled }) =>
      updateOptimistically(dispatch, queryFulfilled, ({ notifications }) => {
        const notification = notifications.find(({ _id }) => _id === id)
        if (notification) notification.read = true
      }),
  }),
  dismissNotification: build.mutation<MessageBody, string>({
    query: (id) => ({ url: `/notifications/${id}`, method: 'DELETE' }),
    onQueryStarted: (id, { dispatch, queryFulfilled }) =>
      updateOptimistically(dispatch, queryFulfilled, (page) => {
        page.notifications = page.notifications.filter(({ _id }) => _id !== id)
      }),
  }),
}))

export const { useMarkNotificationReadMutation, useDismissNotificationMutation } =
  notificationChangesApi
