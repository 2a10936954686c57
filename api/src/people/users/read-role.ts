import { parseRole, type Role } from '@store/contract/rules/accounts/roles'
import { unknownRoleError } from './user-errors.ts'

/**
 * Reads a role as typed, in any case.
 * @throws HttpError (400) for any other word
 */
export function readRole(word: string): Role {
  const role = parseRole(word.trim())
  if (!role) throw unknownRoleError()
  return role
}
