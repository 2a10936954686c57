/** Every role an account can have (people 1.1). */
export const roles = [
  'enduser',
  'reseller',
  'distributor',
  'enduser-admin',
  'reseller-admin',
  'distributor-admin',
  'superadmin',
] as const

/** The role of an account. A person who is not signed in is a {@link Visitor}. */
export type Role = (typeof roles)[number]

/** A role, or a visitor who is not signed in. */
export type Audience = Role | 'visitor'

/** The three price tiers (people 1.2); a buyer's role is its tier. */
export const tiers = ['enduser', 'reseller', 'distributor'] as const

/** A price tier; also the role of the buyers who see its prices. */
export type Tier = (typeof tiers)[number]

const adminTiers: Partial<Record<Role, Tier>> = {
  'enduser-admin': 'enduser',
  'reseller-admin': 'reseller',
  'distributor-admin': 'distributor',
}

/**
 * Reads a role as stored or typed, in any case (people 1.1).
 * @returns the role, or `undefined` for any other word
 * @example parseRole('Reseller-Admin') // 'reseller-admin'
 */
export function parseRole(word: string | null | undefined): Role | undefined {
  const wanted = word?.toLowerCase()
  return roles.find((role) => role === wanted)
}

/** True for the roles that buy: enduser, reseller, distributor. */
export function isBuyer(role: Audience): role is Tier {
  return tiers.some((tier) => tier === role)
}

/** True for the three tier admins and the superadmin. */
export function isAdmin(role: Audience): boolean {
  return role === 'superadmin' || role in adminTiers
}

/**
 * The price tier a person sees (people 1.2): a buyer sees its own, everybody else the end-user's.
 * @example priceTierOf('visitor') // 'enduser'
 */
export function priceTierOf(role: Audience): Tier {
  return isBuyer(role) ? role : 'enduser'
}

/**
 * The tier whose orders an admin manages (people 1.3).
 * @returns `undefined` for the superadmin, who manages all tiers, and for everybody who is not an admin
 */
export function managedTierOf(role: Audience): Tier | undefined {
  return role === 'visitor' ? undefined : adminTiers[role]
}

/** True for buyers that must give business and delivery details at checkout (people 1.5). */
export function needsBusinessDetails(role: Audience): role is 'reseller' | 'distributor' {
  return role === 'reseller' || role === 'distributor'
}

/**
 * The first screen after login or registration (people 1.7).
 * @example landingPathOf('superadmin') // '/superadmin/dashboard'
 */
export function landingPathOf(role: Role): string {
  switch (role) {
    case 'superadmin':
    case 'reseller-admin':
    case 'distributor-admin':
      return `/${role}/dashboard`
    case 'enduser':
    case 'reseller':
    case 'distributor':
    case 'enduser-admin':
      return '/'
  }
}

/** The screen of an admin's second factor. */
export function securityPathOf(role: Role): string {
  return `/${role}/security`
}

/** The shop of a role (people 1.7). */
export function shopPathOf(role: Audience): string {
  return role === 'reseller' || role === 'distributor' ? `/${role}/shop` : '/shop'
}

/**
 * The name of a role for people.
 * @example roleNameOf('reseller-admin') // 'Reseller Admin'
 */
export function roleNameOf(role: string): string {
  const words = role.split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
