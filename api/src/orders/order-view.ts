import type { FastifyRequest } from 'fastify'
import { actorOf } from '../http/access.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import type { OrderView } from './order-presenter.ts'

/** The order view of the caller. */
export function viewOf(
  request: FastifyRequest,
  { files }: Pick<OrderDependencies, 'files'>,
): OrderView {
  return { role: actorOf(request).role, addressOf: (file) => files.urlOf(file) }
}
