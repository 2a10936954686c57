import { managedTierOf, type Tier } from '@store/contract/rules/roles'
import type { Knex } from 'knex'
import type { Actor } from '../http/actor.ts'

/** Whose orders somebody may see and touch: part of every query, so that nothing else is ever found. */
export type OrderScope = { userId: number } | { tier: Tier } | 'every-order'

/**
 * The scope of an actor (spec §6): the store itself and the superadmin every order, a tier admin its tier's,
 * everybody else its own. Decided by who calls, never by the path (the enduser-admin uses the reseller-admin's).
 */
export function scopeOf(actor: Pick<Actor, 'userId' | 'role'> | 'store'): OrderScope {
  if (actor === 'store' || actor.role === 'superadmin') return 'every-order'
  const tier = managedTierOf(actor.role)
  return tier ? { tier } : { userId: actor.userId }
}

/** Narrows a query over `orders` to a scope. */
export function applyScope<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: OrderScope,
): Query {
  if (scope === 'every-order') return query
  if ('tier' in scope) void query.where('orders.tier', scope.tier)
  else void query.where('orders.user_id', scope.userId)
  return query
}
