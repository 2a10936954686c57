import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/clock.ts'
import { deleteResetsBefore } from './password-reset-repository.ts'

const hourMs = 3_600_000

/** Lets the server forget resets nobody can go on with, every hour while it runs. */
export function forgetOldResets(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): void {
  const forget = () => {
    deleteResetsBefore(db, clock.now()).catch((error: unknown) =>
      app.log.error({ err: error }, 'old password resets were not forgotten'),
    )
  }
  const timer = setInterval(forget, hourMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
