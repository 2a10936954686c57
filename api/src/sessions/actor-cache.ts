import type { Actor } from '../http/actor.ts'
import type { Clock } from '../shared/clock.ts'

interface Recent {
  readAt: number
  actor: Promise<Actor | undefined>
}

/** How long an answer of the database is believed, in milliseconds. */
export const maxAgeMs = 2_000

/**
 * Remembers for two seconds who is behind a session, so that a screen's burst of requests asks the
 * database once. Another instance learns of a logout when that time has passed.
 */
export class ActorCache {
  readonly #recent = new Map<string, Recent>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The remembered actor, or what `read` finds; requests that come meanwhile wait for one read. */
  find(sessionId: string, read: () => Promise<Actor | undefined>): Promise<Actor | undefined> {
    const now = this.#clock.now().getTime()
    this.#dropOlderThan(now - maxAgeMs)
    const known = this.#recent.get(sessionId)
    if (known) return known.actor
    // Kept from the start of the read: a logout during it forgets the answer before it is there.
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
