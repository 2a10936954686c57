import type { Right } from '@store/contract/rules/accounts/rights'
import type { Role, Tier } from '@store/contract/rules/accounts/roles'

/** The caller: the account of a valid session. Authorisation rules use this, never the path. */
export interface Actor {
  /** Internal key of the account. */
  userId: number
  /** Public id of the account. */
  publicId: string
  sessionId: string
  name: string
  email: string
  role: Role
  /** What the role is narrowed to (rights 1.1); absent: all of it. */
  rights?: readonly Right[] | undefined
  /** Whether the account has a second factor; this session may still have been opened before. */
  hasSecondFactor: boolean
}

/** An actor who may place orders. */
export type Buyer = Omit<Actor, 'sessionId' | 'role' | 'rights' | 'hasSecondFactor'> & {
  /** The price tier. */
  role: Tier
  /** The network of the request, as clients are counted. */
  network: string
}

/**
 * Who may call a route: everybody, every signed-in person, the named roles, or the platform, which operates the store
 * and has its own token.
 */
export type Access = 'public' | 'signed-in' | 'platform' | readonly Role[]

/** The buyers' roles, for routes that only buyers use. */
export const buyers = ['enduser', 'reseller', 'distributor'] as const satisfies readonly Role[]

/** The admins of a tier. */
export const tierAdmins = [
  'enduser-admin',
  'reseller-admin',
  'distributor-admin',
] as const satisfies readonly Role[]

/** The admins of a tier and the superadmin, for routes that manage orders. */
export const orderAdmins = [...tierAdmins, 'superadmin'] as const satisfies readonly Role[]
