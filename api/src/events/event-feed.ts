import { CommittedIds } from '../database/committed-ids.ts'
import type { Database } from '../database/database.ts'
import type { StoreEvent } from './event.ts'
import { findEvents, findNewestEventIds } from './event-repository.ts'

const limits = { gapTimeoutMs: 30_000, maxGaps: 500 }

/** Reads events as they are committed. */
export class EventFeed {
  readonly #db: Database
  readonly #ids = new CommittedIds(limits)
  #hasBegun = false

  constructor(db: Database) {
    this.#db = db
  }

  /** False until {@link start} has succeeded. */
  get hasStarted(): boolean {
    return this.#hasBegun
  }

  /** Skips the events committed so far. */
  async start(): Promise<void> {
    this.#hasBegun = false
    this.#ids.begin(await findNewestEventIds(this.#db, limits.maxGaps))
    this.#hasBegun = true
  }

  /** Returns the events committed since the last call, each once. */
  async next(): Promise<StoreEvent[]> {
    const readAt = performance.now()
    const { newest, missing } = this.#ids
    const events = await findEvents(this.#db, { after: newest, alsoIds: missing })
    this.#ids.note(
      events.map(({ id }) => id),
      readAt,
    )
    return events
  }
}
