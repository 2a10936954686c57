import { isBuyer } from '@store/contract/rules/roles'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { actorOf } from '../http/access.ts'
import { ForbiddenError } from '../http/errors.ts'
import type { BuyingActor } from './place-order.ts'

/** What every request that places an order may carry (api.md, Ground rules). */
export const PlacingHeadersSchema = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: '^[\\x21-\\x7e]+$',
      description: 'made by the client, kept 24 hours: the same key gives the first answer again',
    }),
  ),
})

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
