import type { Actor } from '../../http/actor.ts'
import type { Clock } from '../../shared/clock.ts'

interface Recent {
  readAt: number
  actor: Promise<Actor | undefined>
}

/** Milliseconds for which an actor is cached. */
export const maxAgeMs = 2_000

/**
 * Caches the actors of sessions for two seconds, so that a burst of requests queries the database once. Other
 * instances notice a logout after that time.
 */
export class ActorCache {
  readonly #recent = new Map<string, Recent>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The cached actor, or what `read` finds; concurrent requests share one read. */
  find(sessionId: string, read: () => Promise<Actor | undefined>): Promise<Actor | undefined> {
    const now = this.#clock.now().getTime()
    this.#dropOlderThan(now - maxAgeMs)
    const known = this.#recent.get(sessionId)
    if (known) return known.actor
    // Cached from the start of the read, so that a logout during it drops the result.
    const actor = read().catch((error: unknown) => {
      this.delete(sessionId)
      throw error
    })
    this.#recent.set(sessionId, { readAt: now, actor })
    return actor
  }

  delete(sessionId: string): void {
    this.#recent.delete(sessionId)
  }

  clear(): void {
    this.#recent.clear()
  }

  /** A map keeps the order of insertion, so the old ones stand in front. */
  #dropOlderThan(oldest: number): void {
    for (const [sessionId, { readAt }] of this.#recent) {
      if (readAt > oldest) return
      this.#recent.delete(sessionId)
    }
  }
}
