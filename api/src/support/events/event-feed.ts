import { CommittedIds, type Database } from '../../base/base.ts'
import type { StoreEvent } from './event.ts'
import { findEvents, findNewestEventIds } from './event-repository.ts'

/** Reads events as they are committed. */
export interface EventFeed {
  /** False until `start` has succeeded. */
  hasStarted(): boolean
  /** Skips the events committed so far. */
  start(): Promise<void>
  /** Returns the events committed since the last call, each once. */
  next(): Promise<StoreEvent[]>
}

const limits = { gapTimeoutMs: 30_000, maxGaps: 500 }

export function createEventFeed({ db }: { db: Database }): EventFeed {
  const ids = new CommittedIds(limits)
  let hasStarted = false
  return {
    hasStarted: () => hasStarted,

    async start() {
      hasStarted = false
      ids.begin(await findNewestEventIds(db, limits.maxGaps))
      hasStarted = true
    },

    async next() {
      const readAt = performance.now()
      const events = await findEvents(db, { after: ids.newest, alsoIds: ids.missing })
      ids.note(
        events.map(({ id }) => id),
        readAt,
      )
      return events
    },
  }
}
