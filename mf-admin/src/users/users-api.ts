import type {
  ManagedUser,
  ManagedUserList,
  UserChange,
  UserChanged,
  UserQuery,
} from '@store/contract/schemas/accounts/users'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'

/** One page of accounts, newest first, and the total of all pages. */
export interface UserPage {
  users: ManagedUser[]
  total: number
}

/** Cache tag of everything about managed accounts. */
export const managedUsersTag = { type: 'Account', id: 'managed' } as const

/** The accounts of the store, for the superadmin (people 5.2). */
export const usersApi = defineEndpoints('mf-admin/users', (build) => ({
  getUsers: build.query<UserPage, UserQuery>({
    query: (filters) => ({ url: '/admin/users', params: withoutBlanks(filters) }),
    transformResponse: ({ users }: ManagedUserList, meta) => ({
      users,
      total: totalOf(meta, users.length),
    }),
    providesTags: [managedUsersTag],
  }),
  changeUser: build.mutation<UserChanged, { id: string; change: UserChange }>({
    query: ({ id, change }) => ({ url: `/admin/users/${id}`, method: 'PUT', body: change }),
    // Also on failure: the account may have changed since it was fetched.
    invalidatesTags: [managedUsersTag],
  }),
  removeSecondFactorOfUser: build.mutation<UserChanged, string>({
    query: (id) => ({ url: `/admin/users/${id}/second-factor`, method: 'DELETE' }),
    invalidatesTags: [managedUsersTag],
  }),
}))

export const { useGetUsersQuery, useChangeUserMutation, useRemoveSecondFactorOfUserMutation } =
  usersApi
