import { isBuyer } from '@store/contract/rules/roles'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../http/access.ts'
import { ForbiddenError } from '../http/errors.ts'
import type { BuyingActor } from './place-order.ts'

/**
 * The buyer behind a request.
 * @throws ForbiddenError for everybody else
 */
export function buyerOf(request: FastifyRequest): BuyingActor {
  const actor = actorOf(request)
  const { role } = actor
  if (!isBuyer(role)) throw new ForbiddenError()
  return { ...actor, role }
}
