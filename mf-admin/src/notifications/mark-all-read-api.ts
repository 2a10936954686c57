import type { ReadUpTo } from '@store/contract/schemas/accounts/notifications'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'

/** Marks all of an admin's notifications as read (support 1.2). */
export const markAllReadApi = defineEndpoints('mf-admin/mark-all-read', (build) => ({
  markAllNotificationsRead: build.mutation<MessageBody, ReadUpTo>({
    query: (body) => ({ url: '/notifications/read', method: 'PUT', body }),
    // Also on failure: a part may be marked.
    invalidatesTags: ['Notification'],
  }),
}))

export const { useMarkAllNotificationsReadMutation } = markAllReadApi
