import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { createAccount, testPassword } from '../../../test/factories/account-factory.ts'
import { openPatientDatabase, patientWaits, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { openThrottleStore } from './throttle-store.ts'

const REDIS_URL = process.env.TEST_REDIS_URL ?? ''

/** A connection to Redis that can be cut. */
async function startLine() {
  const target = new URL(REDIS_URL)
  const sockets = new Set<Socket>()
  const server = createServer((here) => {
    const there = connect(Number(target.port || 6379), target.hostname)
    for (const socket of [here, there]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
    here.pipe(there).pipe(here)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async cut() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe('counters in Redis', () => {
  const apps: FastifyInstance[] = []
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()))
  })

  let counted = 0
  const aKey = () => {
    counted += 1
    return `test-${process.pid}-${Date.now()}-${counted}`
  }
  async function openThrottle(max: number, url = REDIS_URL): Promise<Throttle> {
    const app = fastify()
    apps.push(app)
    const store = openThrottleStore(app, { REDIS_URL: url, redisMs: patientWaits.redisMs })
    await app.ready()
    return createThrottle(store, { name: 'test', max, seconds: 60 })
  }
  const isLimited = (throttle: Throttle, key: string) =>
    throttle.count(key).then(
      () => false,
      () => true,
    )

  it('are shared by all instances, exactly, also when they count concurrently', async () => {
    const throttles = await Promise.all([1, 2, 3].map(() => openThrottle(100)))
    const key = aKey()
    const calls = throttles.flatMap((throttle) =>
      Array.from({ length: 100 }, () => isLimited(throttle, key)),
    )
    const limited = (await Promise.all(calls)).filter(Boolean)
    expect(limited).toHaveLength(200)
  })

  it('are uncounted and reset for all instances', async () => {
    const [one, other] = [await openThrottle(1), await openThrottle(1)]
    const key = aKey()
    await one.count(key)
    await other.refund(key)
    await one.count(key)
    await expect(other.count(key)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 60 })
    await other.reset(key)
    await one.count(key)
  })

  it('are kept by each instance separately while Redis is not available', async () => {
    const line = await startLine()
    const throttle = await openThrottle(2, line.url)
    const key = aKey()
    await throttle.count(key)
    await line.cut()
    const limited = await Promise.all([1, 2, 3].map(() => isLimited(throttle, key)))
    expect(limited.filter(Boolean)).toHaveLength(1)
  })
})

describe('two instances of the API with one Redis', () => {
  const store = useTestStore({ environment: { REDIS_URL, LOGIN_FAILURES_PER_ACCOUNT: '4' } })
  let other: FastifyInstance
  beforeAll(async () => {
    const { config, clock } = store
    other = await buildApp({
      config,
      clock,
      db: openPatientDatabase(config.DATABASE_URL),
      waits: patientWaits,
    })
    await other.ready()
  })
  afterAll(() => other.close())

  const logIn = (app: FastifyInstance, email: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

  it('limit the guessing of a password on both together', async () => {
    const { email } = await createAccount(store.db, { email: `guess.${Date.now()}@example.in` })
    const guesses = []
    for (const app of [store.app, other, store.app, other, store.app, other]) {
      guesses.push((await logIn(app, email, 'wrong password')).statusCode)
    }
    expect(guesses).toEqual([401, 401, 401, 401, 429, 429])
    expect((await logIn(other, email, testPassword)).statusCode).toBe(429)
  })
})
