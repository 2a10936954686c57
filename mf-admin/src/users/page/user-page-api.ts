import type { UserDetails, UserSessions } from '@store/contract/schemas/accounts/user-details'
import type { UserChanged, UserGstNumber, UserRights } from '@store/contract/schemas/accounts/users'
import type { MessageBody } from '@store/contract/schemas/wire'
import { defineEndpoints } from '@store/sdk'
import { managedUsersTag } from '../users-api.ts'

/** Names a session of an account; without `sessionId` all of them. */
export type EndedSessions = { userId: string; sessionId?: string }

/** One account in detail, and its sessions (people 5.2). */
export const userPageApi = defineEndpoints('mf-admin/user-page', (build) => ({
  getUserDetails: build.query<UserDetails, string>({
    query: (id) => `/admin/users/${encodeURIComponent(id)}`,
    providesTags: [managedUsersTag],
  }),
  getUserSessions: build.query<UserSessions, string>({
    query: (id) => `/admin/users/${encodeURIComponent(id)}/sessions`,
    // A change of role ends sessions.
    providesTags: [managedUsersTag],
  }),
  setGstNumberOfUser: build.mutation<UserChanged, { id: string; change: UserGstNumber }>({
    query: ({ id, change }) => ({
      url: `/admin/users/${id}/gst-number`,
      method: 'PUT',
      body: change,
    }),
    invalidatesTags: [managedUsersTag, 'Audit'],
  }),
  setRightsOfUser: build.mutation<
    UserChanged,
    { id: string; rights: UserRights['rights'] | undefined }
  >({
    query: ({ id, rights }) => {
      const url = `/admin/users/${id}/rights`
      return rights ? { url, method: 'PUT', body: { rights } } : { url, method: 'DELETE' }
    },
    // Also on failure: somebody else may have changed them.
    invalidatesTags: [managedUsersTag, 'Audit'],
  }),
  endUserSessions: build.mutation<MessageBody, EndedSessions>({
    query: ({ userId, sessionId }) => ({
      url: `/admin/users/${userId}/sessions${sessionId === undefined ? '' : `/${sessionId}`}`,
      method: 'DELETE',
    }),
    // Also on failure: it may have ended already.
    invalidatesTags: [managedUsersTag, 'Audit'],
  }),
}))

export const {
  useGetUserDetailsQuery,
  useGetUserSessionsQuery,
  useSetGstNumberOfUserMutation,
  useSetRightsOfUserMutation,
  useEndUserSessionsMutation,
} = userPageApi
