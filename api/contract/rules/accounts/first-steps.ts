import { type Audience, isAdmin } from './roles.ts'

/** What a new admin does first. Each is done when the data of the store says so, never by ticking it. */
export const firstSteps = [
  // Both: a second factor of the own account.
  'secondFactor',
  // Superadmin: the bank account for transfers, the seller's facts, mails that leave, products, an admin for each tier.
  'bank',
  'seller',
  'mail',
  'products',
  'admins',
  // Tier admin: a verdict on a proof, a change of an order's status, a notification that was read.
  'proof',
  'order',
  'notification',
] as const
export type FirstStep = (typeof firstSteps)[number]

/**
 * The first steps of a role, in the order in which they are best taken; none for buyers and visitors.
 * @example firstStepsOf('reseller-admin') // ['secondFactor', 'proof', 'order', 'notification']
 */
export function firstStepsOf(role: Audience): readonly FirstStep[] {
  if (role === 'superadmin') return ['secondFactor', 'bank', 'seller', 'mail', 'products', 'admins']
  return isAdmin(role) ? ['secondFactor', 'proof', 'order', 'notification'] : []
}
