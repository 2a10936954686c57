import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Sessions } from '../accounts/sessions/session-service.ts'
import type { Actor } from '../http/actor.ts'
import { TooManyRequestsError } from '../http/errors/errors.ts'
import { maySee, type StoreEvent } from './event.ts'
import type { EventHub } from './event-hub.ts'

export interface EventStreamDependencies {
  hub: EventHub
  sessions: Pick<Sessions, 'findActorsOf' | 'onEnded'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Heartbeat interval in milliseconds. */
  heartbeatMs: number
  /** Interval of session checks in milliseconds. */
  sessionCheckMs: number
}

/** Streams one person may have open on one instance: tabs and devices. */
const mostStreams = 20
/** Bytes of backlog after which a slow client is disconnected; it reconnects. */
const mostUnread = 64 * 1024
const retryAfterSeconds = 30

function textOf({ topic, subjectId }: StoreEvent): string {
  return `event: ${topic}\ndata: ${JSON.stringify({ _id: subjectId })}\n\n`
}

/** The open event streams of this process. */
export class EventStreams {
  readonly #dependencies: EventStreamDependencies
  readonly #open = new Map<PassThrough, Actor>()
  /** Streams of each person, by its key: open ones and those about to open. */
  readonly #counts = new Map<number, number>()
  #timers: NodeJS.Timeout[] = []
  #check: Promise<void> | undefined

  constructor(dependencies: EventStreamDependencies) {
    this.#dependencies = dependencies
    dependencies.sessions.onEnded(() => void this.#checkAfterChange())
  }

  /**
   * Opens a stream of the events its person may see, from its first message on. It ends with the session.
   * @throws TooManyRequestsError (429) beyond twenty streams a person
   */
  async open(actor: Actor): Promise<Readable> {
    this.#reserve(actor)
    const stream = new PassThrough()
    stream.once('close', () => this.#free(actor))
    this.#startTimers()
    const stopListening = await this.#dependencies.hub.listen((event) => {
      const listener = this.#open.get(stream)
      if (listener && maySee(listener, event)) this.#write(stream, textOf(event))
    })
    this.#open.set(stream, actor)
    stream.once('close', () => {
      stopListening()
      this.#open.delete(stream)
    })
    this.#write(stream, ': open\n\n')
    return stream
  }

  /** Ends all streams on shutdown. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const stream of this.#open.keys()) stream.end()
  }

  /** Counted before anything is awaited, so that concurrent requests cannot exceed the limit. */
  #reserve({ userId }: Actor): void {
    const count = this.#counts.get(userId) ?? 0
    if (count >= mostStreams) throw new TooManyRequestsError(retryAfterSeconds)
    this.#counts.set(userId, count + 1)
  }

  #free({ userId }: Actor): void {
    const count = (this.#counts.get(userId) ?? 1) - 1
    if (count > 0) this.#counts.set(userId, count)
    else this.#counts.delete(userId)
  }

  #startTimers(): void {
    if (this.#timers.length > 0) return
    const { heartbeatMs, sessionCheckMs } = this.#dependencies
    this.#timers = [
      setInterval(() => this.#beat(), heartbeatMs).unref(),
      setInterval(() => void this.#checkSessions(), sessionCheckMs).unref(),
    ]
  }

  #write(stream: PassThrough, text: string): void {
    if (stream.writableEnded) return
    if (stream.writableLength > mostUnread) stream.destroy()
    else stream.write(text)
  }

  #beat(): void {
    for (const stream of this.#open.keys()) this.#write(stream, ': still here\n\n')
  }

  /** A check under way may have read before the change. */
  async #checkAfterChange(): Promise<void> {
    await this.#check
    await this.#checkSessions()
  }

  async #checkSessions(): Promise<void> {
    if (this.#open.size === 0) return
    this.#check ??= this.#endDeadStreams().finally(() => {
      this.#check = undefined
    })
    await this.#check
  }

  /** One query for all streams. A client whose role changed reconnects with the new one. */
  async #endDeadStreams(): Promise<void> {
    const checked = [...this.#open]
    const sessionIds = new Set(checked.map(([, { sessionId }]) => sessionId))
    try {
      const actors = await this.#dependencies.sessions.findActorsOf([...sessionIds])
      for (const [stream, { sessionId, role }] of checked) {
        if (actors.get(sessionId)?.role !== role) stream.end()
      }
    } catch (error) {
      this.#dependencies.log.warn({ err: error }, 'the sessions of streams could not be checked')
    }
  }
}
