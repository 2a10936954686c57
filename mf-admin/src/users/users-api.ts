import type {
  ManagedUser,
  ManagedUserList,
  UserChange,
  UserChanged,
  UserQuery,
} from '@store/contract/schemas/users'
import { defineEndpoints, totalOf, withoutBlanks } from '@store/sdk'

/** One page of accounts, newest first, and how many there are on all pages. */
export interface UserPage {
  users: ManagedUser[]
  total: number
}

/** What every list of accounts is called when a change makes it old. */
const managed = { type: 'Account', id: 'managed' } as const

/** The accounts of the store, for the superadmin (api.md, administration). */
export const usersApi = defineEndpoints('mf-admin/users', (build) => ({
  getUsers: build.query<UserPage, UserQuery>({
    query: (filters) => ({ url: '/admin/users', params: withoutBlanks(filters) }),
    transformResponse: ({ users }: ManagedUserList, meta) => ({
      users,
      total: totalOf(meta, users.length),
    }),
    providesTags: [managed],
  }),
  changeUser: build.mutation<UserChanged, { id: string; change: UserChange }>({
    query: ({ id, change }) => ({ url: `/admin/users/${id}`, method: 'PUT', body: change }),
    // Also when refused: the account is not what it was when it was read.
    invalidatesTags: [managed],
  }),
}))

export const { useGetUsersQuery, useChangeUserMutation } = usersApi
