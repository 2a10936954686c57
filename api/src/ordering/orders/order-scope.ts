import { managedTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import type { Actor } from '../../base/base.ts'

/** The orders an actor may see and update. Every query is restricted to a scope. */
export type OrderScope = { userId: number } | { tier: Tier } | 'every-order'

/**
 * The scope of an actor (people 1.3): every order for the store itself and the superadmin, the tier's for a tier admin,
 * the own ones for everybody else. It depends on the caller, never on the path (the enduser-admin uses the
 * reseller-admin's paths).
 */
export function scopeOf(actor: Pick<Actor, 'userId' | 'role'> | 'store'): OrderScope {
  if (actor === 'store' || actor.role === 'superadmin') return 'every-order'
  const tier = managedTierOf(actor.role)
  return tier ? { tier } : { userId: actor.userId }
}
