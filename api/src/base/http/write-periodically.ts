import type { FastifyInstance } from 'fastify'

/** Counts that are collected in memory and written from time to time. */
export interface PeriodicWrite {
  /** Milliseconds between writes: at most this much is lost in a crash. */
  everyMs: number
  /** Writes what has been collected; never fails. */
  write(): Promise<void>
}

/** Writes collected counts at an interval while the server runs; closing the server writes the last ones. */
export function writePeriodically(app: FastifyInstance, { everyMs, write }: PeriodicWrite): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void write(), everyMs)
  })
  // Before onClose, when the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await write()
  })
}
