import { type Audience, parseRole } from '@store/contract/rules/accounts/roles'
import type { SignedIn, User } from '@store/contract/schemas/accounts/accounts'

/** The session of this browser (site 4.1). */
export interface Session {
  token: string
  user: User
  /** The stored role in canonical case; an unknown role becomes `visitor`. */
  role: Audience
}

/** Builds a session from a login response. */
export function sessionFrom({ token, user }: SignedIn): Session {
  return { token, user, role: parseRole(user.role) ?? 'visitor' }
}
