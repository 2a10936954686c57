import type { ReleaseCountsList } from '@store/contract/schemas/release-counts'
import type { Telemetry } from '@store/contract/schemas/telemetry'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/clock.ts'
import { addReleaseCounts, sumReleaseCounts } from './release-counts-repository.ts'
import { ReleaseTally } from './release-tally.ts'

/** A crash loses so much of the counts at most, and a canary is judged so much later, in milliseconds. */
const pauseMs = 5_000

/** Counts how releases do, over all processes of the API. */
export interface ReleaseCounter {
  add: (report: Telemetry) => void
  /** What all processes counted in the last minutes, those of the others up to five seconds late. */
  read: (minutes: number) => Promise<ReleaseCountsList>
}

/** Keeps counts in the database, many reports in one statement; closing the server keeps the last ones. */
export function createReleaseCounter(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): ReleaseCounter {
  const tally = new ReleaseTally()
  const keep = async () => {
    const counts = tally.take()
    try {
      await addReleaseCounts(db, counts)
    } catch (error) {
      tally.giveBack(counts)
      app.log.warn({ err: error }, 'release counts wait for the database')
    }
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void keep(), pauseMs)
  })
  // Before onClose, when the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await keep()
  })
  return {
    add: (report) => tally.add(report, clock.now()),
    read: async (minutes) => {
      await keep()
      const since = new Date(clock.now().getTime() - minutes * 60_000)
      return { since: since.toISOString(), releases: await sumReleaseCounts(db, since) }
    },
  }
}
