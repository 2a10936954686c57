import { type Audience, parseRole } from '@store/contract/rules/roles'
import type { SignedIn, User } from '@store/contract/schemas/accounts'

/** Who is signed in, in this browser (spec §3, kept locally). */
export interface Session {
  token: string
  user: User
  /** The stored role in its proper case; a word that is no role sees what a visitor sees. */
  role: Audience
}

/** A session as the server opened it. */
export function sessionFrom({ token, user }: SignedIn): Session {
  return { token, user, role: parseRole(user.role) ?? 'visitor' }
}
