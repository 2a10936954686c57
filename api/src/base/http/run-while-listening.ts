import type { FastifyInstance } from 'fastify'

/** Work that is repeated at an interval. */
export interface RepeatedWork {
  /** Interval in milliseconds. */
  everyMs: number
  /** Log message when a run fails. */
  failure: string
  /** Does what is due; checks `isClosing` between two items. */
  run(isClosing: () => boolean): Promise<void>
}

/** Repeats work while the server listens, one run at a time; closing the server waits for the current run. */
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
  // Before onClose, where the app closes the database: the app's hook runs before those of plugins.
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    await round
  })
}
