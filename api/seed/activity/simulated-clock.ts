import type { Database } from '../../src/database/database.ts'
import type { Clock } from '../../src/shared/clock.ts'

/** A clock that is set by hand. The database's clock follows, for what is dated there. */
export interface SimulatedClock extends Clock {
  moveTo(at: Date): Promise<void>
  /** Gives the database's connection its own time back. */
  release(): Promise<void>
}

/** @param trx a transaction: `timestamp` is a setting of its connection */
export function createSimulatedClock(trx: Database, start: Date): SimulatedClock {
  let now = start
  return {
    now: () => now,
    async moveTo(at) {
      now = at
      await trx.raw('SET timestamp = ?', [at.getTime() / 1000])
    },
    async release() {
      await trx.raw('SET timestamp = DEFAULT')
    },
  }
}
