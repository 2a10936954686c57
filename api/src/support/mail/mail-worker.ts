import type { FastifyInstance } from 'fastify'
import { runWhileListening } from '../../base/base.ts'
import type { MailDelivery } from './mail-delivery.ts'
import type { Mailer } from './mailer.ts'

/** Polling interval of the outbox, in milliseconds. */
const lookEveryMs = 1_000

/** Sends queued mails while the server listens; closing it waits for the current one. */
export function runMailWorker(
  app: FastifyInstance,
  { delivery, mailer }: { delivery: MailDelivery; mailer: Mailer },
): void {
  runWhileListening(app, {
    everyMs: lookEveryMs,
    failure: 'the outbox could not be read',
    // One at a time: mail servers penalise bursts.
    async run(isClosing) {
      let isMore = true
      while (isMore && !isClosing()) isMore = await delivery.deliverNext()
    },
  })
  app.addHook('preClose', async () => {
    mailer.close()
  })
}
