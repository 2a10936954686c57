import type { Database } from '../database/database.ts'
import type { StoreEvent } from './event.ts'
import { findEvents, findNewestEventIds } from './event-repository.ts'

/** Longer than any transaction is open: it waits at most 5 s for a lock. */
const openAtMostMs = 10_000
/** Ids looked back on when the feed begins, and the most that are awaited at a time. */
const mostMissing = 500

/**
 * Reads events as they are committed. Ids are given when a row is written and not when it is committed, so a
 * smaller one may show up after a larger one: ids that are missing are asked for again for a while.
 */
export class EventFeed {
  readonly #db: Database
  #newest = 0
  /** Id to the moment it was missed. */
  readonly #missing = new Map<number, number>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Starts from now: what is committed already is not told. */
  async begin(): Promise<void> {
    const known = await findNewestEventIds(this.#db, mostMissing)
    this.#missing.clear()
    this.#newest = Math.max(0, (known[0] ?? 0) - mostMissing)
    this.#note(known)
  }

  /** What was committed since the last call, each event once. */
  async next(): Promise<StoreEvent[]> {
    this.#giveUp(performance.now() - openAtMostMs)
    const events = await findEvents(this.#db, {
      after: this.#newest,
      alsoIds: [...this.#missing.keys()],
    })
    this.#note(events.map(({ id }) => id))
    return events
  }

  #note(ids: readonly number[]): void {
    for (const id of ids) this.#missing.delete(id)
    const newest = Math.max(this.#newest, ...ids)
    const seen = new Set(ids)
    const now = performance.now()
    for (let id = Math.max(this.#newest, newest - mostMissing) + 1; id < newest; id += 1) {
      if (!seen.has(id)) this.#missing.set(id, now)
    }
    this.#newest = newest
  }

  /** A map keeps the order of insertion, so the oldest stand in front. */
  #giveUp(before: number): void {
    for (const [id, missedAt] of this.#missing) {
      if (missedAt > before) return
      this.#missing.delete(id)
    }
  }
}
