import type { CurrentSession } from '@store/host'

/** The decision of the route guard. */
export type RouteAccess = 'admitted' | 'sign-in' | 'unauthorized'

/**
 * The guard (site 3.1): without a stored user or token a guarded route asks to sign in; a role that is
 * not in its list, ignoring case, is not authorized. Decided before any code of the route is loaded.
 * @param roles allowed roles; absent means everybody
 */
export function checkAccess(
  roles: readonly string[] | undefined,
  { status, role }: Pick<CurrentSession, 'status' | 'role'>,
): RouteAccess {
  if (roles === undefined) return 'admitted'
  if (status === 'signed-out') return 'sign-in'
  return includesRole(roles, role) ? 'admitted' : 'unauthorized'
}

/** True when a list of roles or audiences contains the role, ignoring case. */
export function includesRole(roles: readonly string[], role: string): boolean {
  return roles.some((allowed) => allowed.toLowerCase() === role.toLowerCase())
}
