import type { FastifyInstance } from 'fastify'
import type { Clock } from '../shared/clock.ts'
import type { Chore } from './chore.ts'

const hourMs = 3_600_000
/** Instances that start together do not begin together. */
const firstWithinMs = 60_000
const batchSize = 1_000

/** Does each chore until nothing is left of it; one that fails keeps no other from being done. */
export async function doChores(
  app: Pick<FastifyInstance, 'log'>,
  { chores, clock }: { chores: readonly Chore[]; clock: Clock },
  closing: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const { what, forget } of chores) {
    try {
      let gone = batchSize
      while (gone === batchSize && !closing.aborted) {
        gone = await forget(clock.now(), batchSize, closing)
      }
    } catch (error) {
      app.log.error({ err: error, what }, 'could not tidy up')
    }
  }
}

/**
 * Tidies up once an hour while the server listens: on every instance, for each chore is safe with any number of
 * them. Closing waits for the batch under way.
 */
export function keepHouse(
  app: FastifyInstance,
  parts: { chores: readonly Chore[]; clock: Clock },
): void {
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()
  let round = Promise.resolve()

  function schedule(pauseMs: number): void {
    timer = setTimeout(() => {
      round = doChores(app, parts, closing.signal).then(() => {
        if (!closing.signal.aborted) schedule(hourMs)
      })
    }, pauseMs).unref()
  }

  app.addHook('onListen', async () => schedule(Math.random() * firstWithinMs))
  // Before onClose, where the app closes the database.
  app.addHook('preClose', async () => {
    closing.abort()
    clearTimeout(timer)
    await round
  })
}
