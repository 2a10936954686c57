import { LRUCache } from 'lru-cache'
import { type Actor, type Clock, expiringEntries } from '../../base/base.ts'

/** Milliseconds for which an actor is cached. */
export const maxAgeMs = 2_000
const maxActors = 20_000

/**
 * Caches the actors of sessions for two seconds, so that a burst of requests queries the database once. Other
 * instances notice a logout after that time.
 */
export class ActorCache {
  readonly #actors: LRUCache<string, Promise<Actor | undefined>>

  constructor(clock: Clock) {
    this.#actors = new LRUCache({ max: maxActors, ...expiringEntries(clock, maxAgeMs) })
  }

  /** The cached actor, or what `read` finds; concurrent requests share one read. */
  find(sessionId: string, read: () => Promise<Actor | undefined>): Promise<Actor | undefined> {
    const known = this.#actors.get(sessionId)
    if (known) return known
    // Cached from the start of the read, so that a logout during it drops the result.
    const actor = read().catch((error: unknown) => {
      this.delete(sessionId)
      throw error
    })
    this.#actors.set(sessionId, actor)
    return actor
  }

  delete(sessionId: string): void {
    this.#actors.delete(sessionId)
  }

  clear(): void {
    this.#actors.clear()
  }
}
