import { isPlainRecord } from '../store/plain-record.ts'

/** What the API tells open screens of (api.md, GET /events). */
const topics = ['order-changed', 'notification'] as const

/** Something that happened, and the id of the order or notification it happened to. */
export interface StoreEvent {
  topic: (typeof topics)[number]
  id: string
}

/** What a line works with. */
interface EventStreamOptions {
  /** Fetches a ticket; each opens one stream, once. */
  fetchTicket: () => Promise<string>
  onEvent: (event: StoreEvent) => void
  /** The line stands again after a break: whatever was told meanwhile was missed. */
  onReconnect: () => void
}

const initialDelayMs = 1_000
const maxDelayMs = 60_000
/** A stream that lived this long was a good one: the waits after it begin anew. */
const stableAfterMs = 30_000

/**
 * One open stream of events, called again whenever it breaks: each time with another ticket, and after
 * waits that double, with jitter, so that a thousand screens do not come back at once.
 */
export class EventStream {
  readonly #options: EventStreamOptions
  #source: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #openedAt: number | undefined
  #wasOpen = false
  /** Counts calls: a ticket that comes after `hangUp` belongs to none. */
  #connections = 0

  constructor(options: EventStreamOptions) {
    this.#options = options
  }

  /** Opens the stream, and keeps at it until `hangUp`. */
  async connect(): Promise<void> {
    this.#connections += 1
    const connection = this.#connections
    const ticket = await this.#options.fetchTicket().catch(() => undefined)
    if (connection !== this.#connections) return
    if (ticket === undefined) this.#reconnectLater()
    else this.#open(ticket)
  }

  /** Closes the stream; nothing is heard any more. */
  disconnect(): void {
    this.#connections += 1
    this.#failures = 0
    this.#close()
  }

  #open(ticket: string): void {
    const source = new EventSource(`/api/events?ticket=${encodeURIComponent(ticket)}`)
    this.#source = source
    source.onopen = () => {
      this.#openedAt = performance.now()
      if (this.#wasOpen) this.#options.onReconnect()
      this.#wasOpen = true
    }
    // Its own way to come back would bring the same ticket, which is used.
    source.onerror = () => this.#reconnectLater()
    for (const topic of topics) {
      source.addEventListener(topic, ({ data }: MessageEvent) => {
        const id = readEventId(data)
        if (id !== undefined) this.#options.onEvent({ topic, id })
      })
    }
  }

  #reconnectLater(): void {
    if (performance.now() - (this.#openedAt ?? Number.POSITIVE_INFINITY) > stableAfterMs) {
      this.#failures = 0
    }
    this.#close()
    const delay = Math.min(maxDelayMs, initialDelayMs * 2 ** this.#failures)
    this.#failures += 1
    this.#timer = setTimeout(() => void this.connect(), delay * (0.5 + Math.random()))
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#source?.close()
    this.#source = undefined
    this.#openedAt = undefined
  }
}

/** The id in the data of an event, `{"_id":"…"}`. */
function readEventId(data: unknown): string | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const payload: unknown = JSON.parse(data)
    return isPlainRecord(payload) && typeof payload._id === 'string' ? payload._id : undefined
  } catch {
    return undefined
  }
}
