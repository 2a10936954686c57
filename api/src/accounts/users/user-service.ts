import { parseRole, type Role } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import type { UserQuery } from '@store/contract/schemas/accounts/users'
import type { Database } from '../../database/database.ts'
import type { PageOfList } from '../../http/paging.ts'
import type { UserRecord } from './user.ts'
import { unknownRoleError } from './user-errors.ts'
import { findUsers } from './user-repository.ts'

/**
 * Reads a role as typed, in any case.
 * @throws HttpError (400) for a word that is none
 */
export function readRole(word: string): Role {
  const role = parseRole(word.trim())
  if (!role) throw unknownRoleError()
  return role
}

/** A page of accounts, newest first (api.md, GET /admin/users). */
export async function readUsers(
  db: Database,
  query: UserQuery,
): Promise<PageOfList & { users: UserRecord[] }> {
  const { q, role, page = 1, limit = defaultListLimit } = query
  const wanted = q?.trim()
  const filters = { ...(wanted && { q: wanted }), ...(role && { role: readRole(role) }) }
  const found = await findUsers(db, filters, { offset: (page - 1) * limit, limit })
  return { ...found, page, limit }
}
