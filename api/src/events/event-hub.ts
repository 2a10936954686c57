import type { FastifyBaseLogger } from 'fastify'
import type { StoreEvent } from './event.ts'
import type { EventFeed } from './event-feed.ts'

/** Called with each event. */
export type EventListener = (event: StoreEvent) => void

/** Polling interval while there are listeners, in milliseconds. */
const readEveryMs = 500

/** Polls the feed for all listeners of this process, and pauses without listeners. */
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

  /** Subscribes to events committed from now on. @returns the unsubscribe function */
  async listen(listener: EventListener): Promise<() => void> {
    if (!this.#isReading) {
      this.#isReading = true
      this.#round = this.#round.then(() => this.#begin())
    }
    this.#listeners.add(listener)
    await this.#round
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  /** Stops polling and waits for the current read. */
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
      // The database was unavailable when the first listener subscribed: skip what was committed before.
      if (!this.#feed.hasStarted) return this.#feed.start()
      for (const event of await this.#feed.next()) {
        for (const listener of this.#listeners) listener(event)
      }
    })
    this.#scheduleNext()
  }

  /** A database outage ends no stream: missed events are read afterwards. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#log.warn({ err: error }, 'events could not be read')
    }
  }
}
