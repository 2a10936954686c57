import type { UserNote, UserNoteChange } from '@store/contract/schemas/accounts/user-details'
import { defineEndpoints } from '@store/sdk'

const tagOf = (userId: string) => ({ type: 'Account', id: `note ${userId}` }) as const

/** What admins note about an account (people 5.6). */
const userNotesApi = defineEndpoints('mf-admin/user-notes', (build) => ({
  getUserNote: build.query<UserNote, string>({
    query: (userId) => `/admin/users/${encodeURIComponent(userId)}/note`,
    providesTags: (_result, _error, userId) => [tagOf(userId)],
  }),
  setUserNote: build.mutation<UserNote, { userId: string; change: UserNoteChange }>({
    query: ({ userId, change }) => ({
      url: `/admin/users/${encodeURIComponent(userId)}/note`,
      method: 'PUT',
      body: change,
    }),
    // Also on failure: somebody else may have changed it first.
    invalidatesTags: (_result, _error, { userId }) => [tagOf(userId), 'Audit'],
  }),
}))

export const { useGetUserNoteQuery, useSetUserNoteMutation } = userNotesApi
