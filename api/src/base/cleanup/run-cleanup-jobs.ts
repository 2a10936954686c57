import type { FastifyInstance } from 'fastify'
import { retryTransaction } from '../database/transaction.ts'
import type { Clock } from '../shared/clock.ts'
import type { CleanupJob } from './cleanup-job.ts'

const hourMs = 3_600_000
/** Spreads the first run, so that instances that start together do not clean up together. */
const firstRunWithinMs = 60_000
const batchSize = 1_000

/** Runs each job until it has nothing left to delete. A job that fails does not stop the others. */
export async function runCleanupJobs(
  app: Pick<FastifyInstance, 'log'>,
  { cleanupJobs, clock }: { cleanupJobs: readonly CleanupJob[]; clock: Clock },
  closing: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const { name, run } of cleanupJobs) {
    try {
      let deleted = batchSize
      while (deleted === batchSize && !closing.aborted) {
        // Instances that clean up at the same time may meet in a deadlock.
        deleted = await retryTransaction(() => run(clock.now(), batchSize, closing))
      }
    } catch (error) {
      app.log.error({ err: error, job: name }, 'cleanup job failed')
    }
  }
}

/**
 * Runs the cleanup jobs once an hour while the server listens. Every instance does so, because each job is safe
 * with any number of them. Closing the server waits for the batch under way.
 */
export function scheduleCleanupJobs(
  app: FastifyInstance,
  dependencies: { cleanupJobs: readonly CleanupJob[]; clock: Clock },
): void {
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()
  let currentRun = Promise.resolve()

  function schedule(delayMs: number): void {
    timer = setTimeout(() => {
      currentRun = runCleanupJobs(app, dependencies, closing.signal).then(() => {
        if (!closing.signal.aborted) schedule(hourMs)
      })
    }, delayMs).unref()
  }

  app.addHook('onListen', async () => schedule(Math.random() * firstRunWithinMs))
  // Before onClose, where the app closes the database.
  app.addHook('preClose', async () => {
    closing.abort()
    clearTimeout(timer)
    await currentRun
  })
}
