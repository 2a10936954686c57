import type { Clock } from '../shared/clock.ts'
import type { Database } from './database.ts'

/** A clock that follows the database's. */
export interface DatabaseClock extends Clock {
  /** Reads the time of the database. @throws Error when it does not respond; the clock then runs on */
  synchronise(): Promise<void>
}

/**
 * Creates the clock of an instance. Times in the database are compared by all instances, whose own clocks may differ
 * by minutes: leases of mails, sessions, one-time codes and URLs of files would expire early or late. Until its first
 * synchronisation it is the clock of this machine.
 */
export function createDatabaseClock(db: Database): DatabaseClock {
  const monotonicMs = () => performance.now()
  let startedAt = Date.now() - monotonicMs()

  return {
    monotonicMs,
    now: () => new Date(startedAt + monotonicMs()),
    async synchronise() {
      const before = monotonicMs()
      const [rows]: { now: Date }[][] = await db.raw('SELECT CURRENT_TIMESTAMP(3) AS now')
      const after = monotonicMs()
      const [row] = rows ?? []
      if (!row) return
      const measured = row.now.getTime() - (before + after) / 2
      // The answer is no more exact than the time it took.
      if (Math.abs(measured - startedAt) > after - before) startedAt = measured
    },
  }
}
