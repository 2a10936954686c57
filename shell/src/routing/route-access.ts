import type { User } from '@store/contract/schemas/accounts/accounts'
import type { CurrentSession } from '@store/host'

/** The decision of the route guard. */
export type RouteAccess = 'admitted' | 'sign-in' | 'unauthorized'

/** Who may visit a route; absent: everybody, and with every right. */
export interface Guarded {
  roles?: readonly string[]
  rights?: readonly string[]
}

/** Somebody at the guard. */
export interface Guest extends Pick<CurrentSession, 'status' | 'role'> {
  user?: Pick<User, 'rights'> | undefined
}

/**
 * The guard (site 3.1): without a stored user or token a guarded route asks to sign in; a role that is
 * not in its list, ignoring case, is not authorized, nor an admin whose rights do not open it (rights 2.11). Decided before any
 * code of the route is loaded.
 */
export function checkAccess(
  { roles, rights }: Guarded,
  { status, role, user }: Guest,
): RouteAccess {
  if (roles === undefined) return 'admitted'
  if (status === 'signed-out') return 'sign-in'
  return includesRole(roles, role) && isOpenWith(user?.rights, rights) ? 'admitted' : 'unauthorized'
}

/**
 * Whether rights open what is looked at. Words of later releases are unknown here, and open nothing.
 * @param held absent: all of the role
 * @param opening any one of them; absent: every right
 */
export function isOpenWith(
  held: readonly string[] | undefined,
  opening: readonly string[] | undefined,
): boolean {
  if (held === undefined || opening === undefined || held.includes('read')) return true
  return opening.some((right) => held.includes(right))
}

/** True when a list of roles or audiences contains the role, ignoring case. */
export function includesRole(roles: readonly string[], role: string): boolean {
  return roles.some((allowed) => allowed.toLowerCase() === role.toLowerCase())
}
