import type { FastifyInstance } from 'fastify'

/** Work that is done again and again. */
export interface RepeatedWork {
  /** The pause between two looks, in milliseconds. */
  everyMs: number
  /** For the log, when it fails. */
  failure: string
  /** Does what is due; asks between two pieces whether to stop. */
  run(isClosing: () => boolean): Promise<void>
}

/** Does work while the server listens, never twice at once; closing waits for what is under way. */
export function runWhileListening(
  app: FastifyInstance,
  { everyMs, failure, run }: RepeatedWork,
): void {
  let timer: NodeJS.Timeout | undefined
  let isClosing = false
  let round: Promise<void> | undefined

  async function runOnce(): Promise<void> {
    try {
      await run(() => isClosing)
    } catch (error) {
      app.log.error({ err: error }, failure)
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      round ??= runOnce().finally(() => {
        round = undefined
      })
    }, everyMs)
  })
  // Before onClose, where the app closes the database: its own hook comes before those of plugins.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    await round
  })
}
