import type { FastifyBaseLogger } from 'fastify'
import type { StoreEvent } from './event.ts'
import type { EventFeed } from './event-feed.ts'

/** Who is called with each event. */
export type EventListener = (event: StoreEvent) => void

/** How often the feed is read while somebody listens, in milliseconds. */
const readEveryMs = 500

/** Reads the feed once for all who listen in this process, and not at all while nobody does. */
export class EventHub {
  readonly #feed: EventFeed
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #listeners = new Set<EventListener>()
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #isReading = false

  constructor(feed: EventFeed, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#feed = feed
    this.#log = log
  }

  /** Listens to all that is committed from now on. @returns what ends it */
  async listen(hear: EventListener): Promise<() => void> {
    if (!this.#isReading) {
      this.#isReading = true
      this.#round = this.#round.then(() => this.#begin())
    }
    this.#listeners.add(hear)
    await this.#round
    return () => {
      this.#listeners.delete(hear)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** Stops, and waits for the read under way. */
  async close(): Promise<void> {
    this.#listeners.clear()
    this.#stop()
    await this.#round
  }

  #stop(): void {
    this.#isReading = false
    clearTimeout(this.#timer)
  }

  async #begin(): Promise<void> {
    await this.#attempt(() => this.#feed.start())
    this.#scheduleNext()
  }

  #scheduleNext(): void {
    clearTimeout(this.#timer)
    if (!this.#isReading) return
    this.#timer = setTimeout(() => {
      this.#round = this.#round.then(() => this.#read())
    }, readEveryMs)
  }

  async #read(): Promise<void> {
    await this.#attempt(async () => {
      // The database was away when the first came: what was committed before is history.
      if (!this.#feed.hasStarted) return this.#feed.start()
      for (const event of await this.#feed.next()) {
        for (const hear of this.#listeners) hear(event)
      }
    })
    this.#scheduleNext()
  }

  /** A database that is away for a moment ends no stream: what was missed is read afterwards. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#log.warn({ err: error }, 'events could not be read')
    }
  }
}
