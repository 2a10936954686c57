import type { FastifyBaseLogger } from 'fastify'
import type { StoreEvent } from './event.ts'
import type { EventFeed } from './event-feed.ts'

/** Called with each event. */
export type EventListener = (event: StoreEvent) => void

/** Polls the feed for all listeners of this process, and pauses without listeners. */
export interface EventHub {
  /** Subscribes to events committed from now on. @returns the unsubscribe function */
  listen(listener: EventListener): Promise<() => void>
  /** Stops polling and waits for the current read. */
  close(): Promise<void>
}

/** Dependencies of the hub. */
export interface EventHubDependencies {
  feed: EventFeed
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Polling interval while there are listeners, in milliseconds. */
const readEveryMs = 500

export function createEventHub({ feed, log }: EventHubDependencies): EventHub {
  const listeners = new Set<EventListener>()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let isReading = false

  function stop(): void {
    isReading = false
    clearTimeout(timer)
  }

  function scheduleNext(): void {
    clearTimeout(timer)
    if (!isReading) return
    timer = setTimeout(() => {
      round = round.then(read)
    }, readEveryMs)
  }

  /** A database outage ends no stream: missed events are read afterwards. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, 'events could not be read')
    }
  }

  async function begin(): Promise<void> {
    await attempt(() => feed.start())
    scheduleNext()
  }

  async function read(): Promise<void> {
    await attempt(async () => {
      // The database was unavailable when the first listener subscribed: skip what was committed before.
      if (!feed.hasStarted()) return feed.start()
      for (const event of await feed.next()) {
        for (const listener of listeners) listener(event)
      }
    })
    scheduleNext()
  }

  return {
    async listen(listener) {
      if (!isReading) {
        isReading = true
        round = round.then(begin)
      }
      listeners.add(listener)
      await round
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },

    async close() {
      listeners.clear()
      stop()
      await round
    },
  }
}
