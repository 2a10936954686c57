import { isRecord } from '@store/contract/rules/is-record'

/** The event topics of the API (support 3.1). */
const topics = ['order-changed', 'notification'] as const

/** An event and the id of its order or notification. */
export interface StoreEvent {
  topic: (typeof topics)[number]
  id: string
}

interface EventStreamOptions {
  /** Fetches a single-use ticket that opens one stream. */
  fetchTicket: () => Promise<string>
  onEvent: (event: StoreEvent) => void
  /** Called when the stream is open again after a failure; events in between were missed. */
  onReconnect: () => void
}

const initialDelayMs = 1_000
const maxDelayMs = 60_000
/** A stream that stayed open this long resets the backoff. */
const stableAfterMs = 30_000

/**
 * One open event stream. Reconnects after every failure with a new ticket and exponential backoff with jitter, so that
 * clients do not all reconnect at once.
 */
export class EventStream {
  readonly #options: EventStreamOptions
  #source: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  #openedAt: number | undefined
  #wasOpen = false
  /** Numbers the connections, so that a ticket that arrives after `disconnect` is dropped. */
  #connections = 0

  constructor(options: EventStreamOptions) {
    this.#options = options
  }

  /** Opens the stream and reconnects until `disconnect`. */
  async connect(): Promise<void> {
    this.#connections += 1
    const connection = this.#connections
    const ticket = await this.#options.fetchTicket().catch(() => undefined)
    if (connection !== this.#connections) return
    if (ticket === undefined) this.#reconnectLater()
    else this.#open(ticket)
  }

  /** Closes the stream; no more events are delivered. */
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
    // EventSource's own reconnect would reuse the ticket, which is single-use.
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
    return isRecord(payload) && typeof payload._id === 'string' ? payload._id : undefined
  } catch {
    return undefined
  }
}
