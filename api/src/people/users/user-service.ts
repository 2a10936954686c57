import { defaultListLimit } from '@store/contract/rules/limits'
import type { UserQuery } from '@store/contract/schemas/accounts/users'
import { type PageOfList, searchTermOf } from '../../base/base.ts'
import { type ChangeUser, createUserChange, type UserDependencies } from './change-user.ts'
import { readRole } from './read-role.ts'
import { createGstNumberSetting, type SetGstNumber } from './set-gst-number.ts'
import { createRightsSetting, type SetRights } from './set-rights.ts'
import type { UserRecord } from './user.ts'
import { findBuyers, findUsers } from './user-repository.ts'

/** The administration of accounts (people 5.2). */
export interface UserService {
  /** A page of accounts, newest first. */
  list(query: UserQuery): Promise<PageOfList & { users: UserRecord[] }>
  /** The buyers that match a text best; none for a blank one. Numbers are found in any format. */
  find(text: string, limit: number): Promise<UserRecord[]>
  change: ChangeUser
  setGstNumber: SetGstNumber
  setRights: SetRights
}

export function createUserService(dependencies: UserDependencies): UserService {
  return {
    async list(query) {
      const { q, role, page = 1, limit = defaultListLimit } = query
      const text = q && searchTermOf(q)
      const filters = { ...(text && { q: text }), ...(role && { role: readRole(role) }) }
      const offset = (page - 1) * limit
      const found = await findUsers(dependencies.db, filters, { offset, limit })
      return { ...found, page, limit }
    },
    async find(text, limit) {
      const q = searchTermOf(text)
      return q === '' ? [] : findBuyers(dependencies.db, q, limit)
    },
    change: createUserChange(dependencies),
    setGstNumber: createGstNumberSetting(dependencies),
    setRights: createRightsSetting(dependencies),
  }
}
