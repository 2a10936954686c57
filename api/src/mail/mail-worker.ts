import type { FastifyInstance } from 'fastify'
import type { MailDelivery } from './mail-delivery.ts'
import type { Mailer } from './mailer.ts'

/** How often the outbox is looked at, in milliseconds. */
const lookEveryMs = 1_000

/** Sends queued mails while the server listens; closing it waits for the one under way. */
export function runMailWorker(
  app: FastifyInstance,
  { delivery, mailer }: { delivery: MailDelivery; mailer: Mailer },
): void {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let round: Promise<void> | undefined

  // One after the other: a mail server takes it ill when a store sends all at once.
  async function deliverAllDue(): Promise<void> {
    try {
      let isMore = true
      while (isMore && !isClosing) isMore = await delivery.deliverNext()
    } catch (error) {
      app.log.error({ err: error }, 'the outbox could not be read')
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      round ??= deliverAllDue().finally(() => {
        round = undefined
      })
    }, lookEveryMs)
  })
  // Before onClose, where the app closes the database: its own hook comes before those of plugins.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    await round
    mailer.close()
  })
}
