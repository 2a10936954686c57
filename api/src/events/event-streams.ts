import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { TooOftenError } from '../http/errors.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { mayHear, type StoreEvent } from './event.ts'
import type { EventHub } from './event-hub.ts'

/** What streams are made of. */
export interface StreamParts {
  hub: EventHub
  sessions: Pick<Sessions, 'findActorOf'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** How often a stream shows a sign of life and its session is looked at, in milliseconds. */
  heartbeatMs: number
}

/** Streams one person may have open on one instance: tabs and devices. */
const mostStreams = 20
/** Who reads this slowly is cut off and comes back, in bytes. */
const mostUnread = 64 * 1024
const retryAfterSeconds = 30

function textOf({ topic, subjectId }: StoreEvent): string {
  return `event: ${topic}\ndata: ${JSON.stringify({ _id: subjectId })}\n\n`
}

/** The open event streams of this process. */
export class EventStreams {
  readonly #parts: StreamParts
  readonly #open = new Map<PassThrough, Actor>()
  #heartbeat: NodeJS.Timeout | undefined

  constructor(parts: StreamParts) {
    this.#parts = parts
  }

  /**
   * Opens a stream of what its person may hear. It ends with the session, and begins by saying that it
   * is open: what happens from then on is told.
   * @throws TooOftenError (429) beyond about twenty open streams a person
   */
  async open(actor: Actor): Promise<Readable> {
    this.#assertFewOpen(actor)
    const stream = new PassThrough()
    this.#heartbeat ??= setInterval(() => this.#beat(), this.#parts.heartbeatMs).unref()
    const stopListening = await this.#parts.hub.listen((event) => {
      const listener = this.#open.get(stream)
      if (listener && mayHear(listener, event)) this.#write(stream, textOf(event))
    })
    this.#open.set(stream, actor)
    stream.once('close', () => {
      stopListening()
      this.#open.delete(stream)
    })
    this.#write(stream, ': open\n\n')
    return stream
  }

  /** Ends all streams, so that a server can close. */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const stream of this.#open.keys()) stream.end()
  }

  #assertFewOpen({ userId }: Actor): void {
    const own = [...this.#open.values()].filter((actor) => actor.userId === userId)
    if (own.length >= mostStreams) throw new TooOftenError(retryAfterSeconds)
  }

  #write(stream: PassThrough, text: string): void {
    if (stream.writableEnded) return
    if (stream.writableLength > mostUnread) stream.destroy()
    else stream.write(text)
  }

  #beat(): void {
    for (const [stream, { sessionId }] of this.#open) {
      this.#write(stream, ': still here\n\n')
      this.#parts.sessions
        .findActorOf(sessionId)
        .then((actor) => {
          // A role may have changed meanwhile; what may be heard changes with it.
          if (!actor) stream.end()
          else if (this.#open.has(stream)) this.#open.set(stream, actor)
        })
        .catch((error: unknown) =>
          this.#parts.log.warn({ err: error }, 'a session could not be looked at'),
        )
    }
  }
}
