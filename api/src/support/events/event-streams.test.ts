import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { startDatabaseProxy } from '../../../test/servers/database-proxy.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { openDatabase } from '../../base/database/database.ts'
import { createSessions, type Sessions } from '../../people/sessions/session-service.ts'
import { createEventFeed } from './event-feed.ts'
import { createEventHub, type EventHub } from './event-hub.ts'
import { createEventStreams, type EventStreams } from './event-streams.ts'
import { publishEvent } from './publish-event.ts'

const store = useTestStore()
const longMs = 3_600_000

describe('event streams', () => {
  let hub: EventHub
  let sessions: Sessions
  const opened: EventStreams[] = []
  beforeEach(() => {
    hub = createEventHub({ feed: createEventFeed(store), log: store.app.log })
    sessions = createSessions(store)
  })
  afterEach(async () => {
    for (const streams of opened.splice(0)) streams.close()
    await hub.close()
  })

  const createStreams = (times: { heartbeatMs?: number; sessionCheckMs?: number } = {}) => {
    const { log } = store.app
    const pauses = { heartbeatMs: longMs, sessionCheckMs: longMs, ...times }
    const streams = createEventStreams({ hub, sessions, log, ...pauses })
    opened.push(streams)
    return streams
  }
  const signInActor = async () => {
    const { headers, account } = await signIn(store, await createAccount(store.db))
    const actor = await sessions.findActor(headers.authorization.slice('Bearer '.length))
    if (!actor) throw new Error('nobody is signed in')
    return { actor, account }
  }

  it('send heartbeats without querying the database', async () => {
    const { actor } = await signInActor()
    const stream = await createStreams({ heartbeatMs: 5 }).open(actor)
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => {
      if (sql.includes('sessions')) asked.push(sql)
    }
    store.db.on('query', listen)
    const received: string[] = []
    stream.on('data', (chunk: Buffer) => received.push(chunk.toString()))
    await once(stream, 'data')
    await once(stream, 'data')
    store.db.off('query', listen)
    expect([received.slice(0, 2), asked]).toEqual([[': open\n\n', ': still here\n\n'], []])
  })

  it('end at once when their session is ended on this instance', async () => {
    const [gone, other] = [await signInActor(), await signInActor()]
    const streams = createStreams()
    const ended = await streams.open(gone.actor)
    const open = await streams.open(other.actor)
    await sessions.end(gone.actor.sessionId)
    expect(String(await buffer(ended))).toBe(': open\n\n')
    expect(open.readableEnded).toBe(false)
  })

  it('end at once when all sessions of an account are ended', async () => {
    const { actor } = await signInActor()
    const stream = await createStreams().open(actor)
    await sessions.endAllOf(actor.userId, async () => undefined)
    expect(String(await buffer(stream))).toBe(': open\n\n')
  })

  it.each([
    ['its session was ended', { table: 'sessions', key: 'user_id', set: { ended_at: new Date() } }],
    ['its account was disabled', { table: 'users', key: 'id', set: { disabled_at: new Date() } }],
    ['its role was changed', { table: 'users', key: 'id', set: { role: 'reseller' } }],
  ])(
    'end soon after %s on another instance, all by one query',
    async (_why, { table, key, set }) => {
      const { actor } = await signInActor()
      const streams = createStreams({ sessionCheckMs: 50 })
      const all = await Promise.all([1, 2, 3].map(() => streams.open(actor)))
      await store.db(table).where(key, actor.userId).update(set)
      const contents = await Promise.all(all.map((stream) => buffer(stream)))
      expect(contents.map(String)).toEqual([': open\n\n', ': open\n\n', ': open\n\n'])
    },
  )

  it('are counted before anything is awaited', async () => {
    const { actor } = await signInActor()
    const streams = createStreams()
    const tries = Array.from({ length: 60 }, () => streams.open(actor))
    const results = await Promise.allSettled(tries)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('send no earlier events when they open while the database is unavailable', async () => {
    const event = (subjectId: string) =>
      ({ topic: 'notification', audience: 'all', subjectId }) as const
    await publishEvent(store.db, { ...event('0'.repeat(26)), at: new Date() })
    const { actor } = await signInActor()
    const proxy = await startDatabaseProxy(store.config.DATABASE_URL)
    const db = openDatabase(proxy.url, { poolSize: 1, deadlineMs: 200 })
    hub = createEventHub({ feed: createEventFeed({ db }), log: store.app.log })
    proxy.setSilent(true)
    const stream = await createStreams().open(actor)
    const received: string[] = []
    stream.on('data', (chunk: Buffer) => received.push(chunk.toString()))
    proxy.setSilent(false)
    let number = 1
    while (received.length < 2) {
      await publishEvent(store.db, { ...event(String(number).padStart(26, '1')), at: new Date() })
      number += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(received.join()).not.toContain('0'.repeat(26))
    for (const streams of opened.splice(0)) streams.close()
    await hub.close()
    await db.destroy()
    await proxy.close()
  })
})
