import { once } from 'node:events'
import { expect, it } from '@jest/globals'
import { createSessions } from '../sessions/session-service.ts'
import { signIn } from '../testing/account-factory.ts'
import { useTestStore } from '../testing/test-store.ts'
import { EventFeed } from './event-feed.ts'
import { EventHub } from './event-hub.ts'
import { EventStreams } from './event-streams.ts'

const store = useTestStore()

it('shows a sign of life, and ends with its session', async () => {
  const { log } = store.app
  const sessions = createSessions(store)
  const { headers } = await signIn(store, 'enduser')
  const actor = await sessions.findActor(headers.authorization.slice('Bearer '.length))
  if (!actor) throw new Error('nobody is signed in')
  const hub = new EventHub(new EventFeed(store.db), log)
  const streams = new EventStreams({ hub, sessions, log, heartbeatMs: 10 })
  const stream = await streams.open(actor)
  const told: string[] = []
  stream.on('data', (chunk: Buffer) => told.push(chunk.toString()))
  await once(stream, 'data')
  await once(stream, 'data')
  expect(told.slice(0, 2)).toEqual([': open\n\n', ': still here\n\n'])
  await sessions.end(actor.sessionId)
  await once(stream, 'end')
  streams.close()
  await hub.close()
})
