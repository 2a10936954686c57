import { PassThrough, type Readable } from 'node:stream'
import { storedRights } from '@store/contract/rules/accounts/rights'
import type { FastifyBaseLogger } from 'fastify'
import { type Actor, TooManyRequestsError } from '../../base/base.ts'
import { maySee, type StoreEvent } from './event.ts'
import type { EventHub } from './event-hub.ts'

/** What streams ask about sessions. */
export interface EventSessions {
  /** The account of an open session. */
  findActorOf(sessionId: string): Promise<Actor | undefined>
  /** The accounts of those sessions that are open, by session. */
  findActorsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>>
  /** Calls back after sessions have ended on this instance. */
  onEnded(listener: () => void): void
}

export interface EventStreamDependencies {
  hub: EventHub
  sessions: Pick<EventSessions, 'findActorsOf' | 'onEnded'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Heartbeat interval in milliseconds. */
  heartbeatMs: number
  /** Interval of session checks in milliseconds. */
  sessionCheckMs: number
}

/** The open event streams of this process. */
export interface EventStreams {
  /**
   * Opens a stream of the events its person may see, from its first message on. It ends with the session.
   * @throws TooManyRequestsError (429) beyond twenty streams a person
   */
  open(actor: Actor): Promise<Readable>
  /** Ends all streams on shutdown. */
  close(): void
}

/** Streams one person may have open on one instance: tabs and devices. */
const mostStreams = 20
/** Bytes of backlog after which a slow client is disconnected; it reconnects. */
const mostUnread = 64 * 1024
const retryAfterSeconds = 30

function textOf({ topic, subjectId }: StoreEvent): string {
  return `event: ${topic}\ndata: ${JSON.stringify({ _id: subjectId })}\n\n`
}

/** What decides about what somebody hears; nothing for a session that has ended. */
function accessOf(actor: Actor | undefined): string {
  return actor ? `${actor.role} ${storedRights(actor.rights)}` : ''
}

function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return
  if (stream.writableLength > mostUnread) stream.destroy()
  else stream.write(text)
}

export function createEventStreams(dependencies: EventStreamDependencies): EventStreams {
  const { hub, sessions, log, heartbeatMs, sessionCheckMs } = dependencies
  const actors = new Map<PassThrough, Actor>()
  /** Streams of each person, by its key: open ones and those about to open. */
  const counts = new Map<number, number>()
  let timers: NodeJS.Timeout[] = []
  let check: Promise<void> | undefined

  /** Counted before anything is awaited, so that concurrent requests cannot exceed the limit. */
  function reserve({ userId }: Actor): void {
    const count = counts.get(userId) ?? 0
    if (count >= mostStreams) throw new TooManyRequestsError(retryAfterSeconds)
    counts.set(userId, count + 1)
  }

  function free({ userId }: Actor): void {
    const count = (counts.get(userId) ?? 1) - 1
    if (count > 0) counts.set(userId, count)
    else counts.delete(userId)
  }

  function startTimers(): void {
    if (timers.length > 0) return
    timers = [
      setInterval(sendHeartbeats, heartbeatMs).unref(),
      setInterval(() => void checkSessions(), sessionCheckMs).unref(),
    ]
  }

  function sendHeartbeats(): void {
    for (const stream of actors.keys()) write(stream, ': still here\n\n')
  }

  /** One query for all streams. A client whose role or rights changed reconnects with the new ones. */
  async function endDeadStreams(): Promise<void> {
    const checked = [...actors]
    const sessionIds = new Set(checked.map(([, { sessionId }]) => sessionId))
    try {
      const current = await sessions.findActorsOf([...sessionIds])
      for (const [stream, actor] of checked) {
        if (accessOf(current.get(actor.sessionId)) !== accessOf(actor)) stream.end()
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of streams could not be checked')
    }
  }

  async function checkSessions(): Promise<void> {
    if (actors.size === 0) return
    check ??= endDeadStreams().finally(() => {
      check = undefined
    })
    await check
  }

  async function checkAfterChange(): Promise<void> {
    // A check under way may have read before the change.
    await check
    await checkSessions()
  }

  sessions.onEnded(() => void checkAfterChange())

  return {
    async open(actor) {
      reserve(actor)
      const stream = new PassThrough()
      stream.once('close', () => free(actor))
      startTimers()
      const stopListening = await hub.listen((event) => {
        const listener = actors.get(stream)
        if (listener && maySee(listener, event)) write(stream, textOf(event))
      })
      actors.set(stream, actor)
      stream.once('close', () => {
        stopListening()
        actors.delete(stream)
      })
      write(stream, ': open\n\n')
      return stream
    },

    close() {
      for (const timer of timers) clearInterval(timer)
      for (const stream of actors.keys()) stream.end()
    },
  }
}
