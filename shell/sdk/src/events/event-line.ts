import { isPlainRecord } from '../store/plain-record.ts'

/** What the API tells open screens of (api.md, GET /events). */
const topics = ['order-changed', 'notification'] as const

/** Something that happened, and the id of the order or notification it happened to. */
export interface StoreEvent {
  topic: (typeof topics)[number]
  id: string
}

/** What a line works with. */
interface EventLineParts {
  /** Fetches a ticket; each opens one stream, once. */
  fetchTicket: () => Promise<string>
  hear: (event: StoreEvent) => void
  /** The line stands again after a break: whatever was told meanwhile was missed. */
  catchUp: () => void
}

const firstWaitMs = 1_000
const longestWaitMs = 60_000
/** A stream that lived this long was a good one: the waits after it begin anew. */
const steadyAfterMs = 30_000

/**
 * One open stream of events, called again whenever it breaks: each time with another ticket, and after
 * waits that double, with jitter, so that a thousand screens do not come back at once.
 */
export class EventLine {
  readonly #parts: EventLineParts
  #source: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #openedAt: number | undefined
  #wasOpen = false
  /** Counts calls: a ticket that comes after `hangUp` belongs to none. */
  #calls = 0

  constructor(parts: EventLineParts) {
    this.#parts = parts
  }

  /** Opens the stream, and keeps at it until `hangUp`. */
  async call(): Promise<void> {
    this.#calls += 1
    const call = this.#calls
    const ticket = await this.#parts.fetchTicket().catch(() => undefined)
    if (call !== this.#calls) return
    if (ticket === undefined) this.#callLater()
    else this.#listen(ticket)
  }

  /** Closes the stream; nothing is heard any more. */
  hangUp(): void {
    this.#calls += 1
    this.#failures = 0
    this.#close()
  }

  #listen(ticket: string): void {
    const source = new EventSource(`/api/events?ticket=${encodeURIComponent(ticket)}`)
    this.#source = source
    source.onopen = () => {
      this.#openedAt = performance.now()
      if (this.#wasOpen) this.#parts.catchUp()
      this.#wasOpen = true
    }
    // Its own way to come back would bring the same ticket, which is used.
    source.onerror = () => this.#callLater()
    for (const topic of topics) {
      source.addEventListener(topic, ({ data }: MessageEvent) => {
        const id = idIn(data)
        if (id !== undefined) this.#parts.hear({ topic, id })
      })
    }
  }

  #callLater(): void {
    if (performance.now() - (this.#openedAt ?? Number.POSITIVE_INFINITY) > steadyAfterMs) {
      this.#failures = 0
    }
    this.#close()
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** this.#failures)
    this.#failures += 1
    this.#timer = setTimeout(() => void this.call(), wait * (0.5 + Math.random()))
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = undefined
    this.#openedAt = undefined
  }
}

/** The id in the data of an event, `{"_id":"…"}`. */
function idIn(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const told: unknown = JSON.parse(data)
    return isPlainRecord(told) && typeof told._id === 'string' ? told._id : undefined
  } catch {
    return undefined
  }
}
