import { isBuyer, type Tier } from '@store/contract/rules/accounts/roles'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../http/access.ts'
import type { Actor } from '../http/actor.ts'
import { ForbiddenError } from '../http/errors/errors.ts'

/** A user who may place orders; the role is the price tier. */
export type Buyer = Omit<Actor, 'sessionId' | 'role'> & { role: Tier }

/**
 * The signed-in buyer of a request.
 * @throws ForbiddenError (403) when the caller is not a buyer
 */
export function requireBuyer(request: FastifyRequest): Buyer {
  const actor = actorOf(request)
  const { role } = actor
  if (!isBuyer(role)) throw new ForbiddenError()
  return { ...actor, role }
}
