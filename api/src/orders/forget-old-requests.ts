import type { FastifyInstance } from 'fastify'
import type { OrderParts } from './order-parts.ts'
import { deleteRequestsBefore } from './order-request-repository.ts'

const hourMs = 60 * 60 * 1000
/** An Idempotency-Key is kept for a day (api.md, Ground rules). */
const keptMs = 24 * hourMs

/** Lets the server forget used Idempotency-Keys, every hour while it runs. */
export function forgetOldRequests(app: FastifyInstance, { db, clock }: OrderParts): void {
  const forget = () => {
    deleteRequestsBefore(db, new Date(clock.now().getTime() - keptMs)).catch((error: unknown) =>
      app.log.error({ err: error }, 'used idempotency keys were not forgotten'),
    )
  }
  const timer = setInterval(forget, hourMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
