import { type Audience, managedTierOf, type Role } from '../roles.ts'

/** The tiers that an admin may have to approve before somebody sees their prices (setting `TIER_APPROVAL`). */
export const businessTiers = ['reseller', 'distributor'] as const
export type BusinessTier = (typeof businessTiers)[number]

/**
 * The states of a request for a tier. Until it is approved the account is an enduser's in everything; whose request was
 * refused may ask again.
 */
export const tierRequestStates = ['waiting', 'refused', 'approved'] as const
export type TierRequestState = (typeof tierRequestStates)[number]

/**
 * The tiers whose requests an admin decides: its own, the superadmin all.
 * @example approvableTiersOf('reseller-admin') // ['reseller']
 */
export function approvableTiersOf(role: Audience): readonly BusinessTier[] {
  return businessTiers.filter((tier) => role === 'superadmin' || tier === managedTierOf(role))
}

/**
 * The role whose details an account gives. An applicant for a tier gives the details that this tier needs, so that they can be checked.
 * Prices follow the role alone.
 */
export function detailsRoleOf(user: {
  role: Role
  tierRequest?: { tier: BusinessTier } | undefined
}): Role {
  return user.tierRequest?.tier ?? user.role
}
