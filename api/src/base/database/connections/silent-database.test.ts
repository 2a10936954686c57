import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/servers/database-proxy.ts'
import { openPatientDatabase, type TestStore, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import { isReachable, openDatabase } from '../database.ts'

/** Dropped packets are silent: open connections stay open without a response. */
describe('a database that goes silent', () => {
  const store = useTestStore()
  let proxy: DatabaseProxy
  let instance: TestStore
  let isClosed = false

  beforeEach(async () => {
    const { clock } = store
    proxy = await startDatabaseProxy(store.config.DATABASE_URL)
    const seconds = { DATABASE_STATEMENT_SECONDS: 1, DATABASE_REPORT_SECONDS: 1 }
    const config = { ...store.config, ...seconds, DATABASE_URL: proxy.url, DATABASE_POOL: 2 }
    const db = openDatabase(proxy.url, { poolSize: 2, deadlineMs: 1_000 })
    const reports = openDatabase(proxy.url, { poolSize: 1, deadlineMs: 1_000 })
    instance = { app: await buildApp({ config, db, reports, clock }), db, config, clock }
    isClosed = false
  })
  afterEach(async () => {
    if (!isClosed) await instance.app.close()
    await proxy.close()
  })

  const buyerWithCart = async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    return buyer
  }
  const readiness = async () => (await instance.app.inject('/api/health/ready')).statusCode
  /** Polls until the condition holds; the test's time-out is the limit. */
  async function until(status: number, ask: () => Promise<number>): Promise<number> {
    let answer = await ask()
    while (answer !== status) answer = await ask()
    return answer
  }

  it('fails orders in time and readiness, and is used again once it responds', async () => {
    const buyers = [await buyerWithCart(), await buyerWithCart(), await buyerWithCart()]
    const orders = () =>
      Promise.all(buyers.map((buyer) => sendOrder(instance, buyer, { key: 'k' })))
    const first = await buyerWithCart()
    await until(201, async () => (await sendOrder(instance, first, { key: 'k' })).statusCode)
    await until(200, readiness)

    proxy.setSilent(true)
    const failed = (await orders()).map(({ statusCode }) => statusCode)
    expect([failed, await readiness()]).toEqual([[503, 503, 503], 503])

    proxy.setSilent(false)
    expect(await until(200, readiness)).toBe(200)
    for (const buyer of buyers) {
      await until(201, async () => (await sendOrder(instance, buyer, { key: 'k' })).statusCode)
    }
    const live = await instance.app.inject('/api/health/live')
    expect([await store.db('orders').pluck('id'), live.statusCode]).toEqual([
      [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
      200,
    ])
  })

  it('fails readiness when only orders cannot reach it', async () => {
    await until(200, readiness)
    const direct = openPatientDatabase(store.config.DATABASE_URL, { poolSize: 1 })
    const { config, clock } = instance
    const app = await buildApp({ config, db: direct, clock })
    proxy.setSilent(true)
    const { statusCode } = await app.inject('/api/health/ready')
    proxy.setSilent(false)
    const after = await until(200, async () => (await app.inject('/api/health/ready')).statusCode)
    await app.close()
    expect([statusCode, after]).toEqual([503, 200])
  })

  it('does not end the process when an idle connection is closed', async () => {
    await until(200, readiness)
    proxy.setSilent(true)
    // Closed after half a second, and given up a second later.
    await wait(2_500)
    proxy.setSilent(false)
    expect(await until(200, readiness)).toBe(200)
  })

  it('does not prevent the server from closing', async () => {
    await readiness()
    const orders = [await buyerWithCart(), await buyerWithCart()]
    proxy.setSilent(true)
    const sent = orders.map((buyer) => sendOrder(instance, buyer))
    const closed = instance.app.close()
    isClosed = true
    await Promise.allSettled(sent)
    await closed
  })

  it('fails a transaction in the middle, and the pool opens a new connection', async () => {
    const trx = await instance.db.transaction()
    await trx.raw('DO 1')
    proxy.setSilent(true)
    await expect(trx.raw('DO 2')).rejects.toMatchObject({ name: 'DatabaseSilentError' })
    await trx.rollback().catch(() => undefined)
    proxy.setSilent(false)
    expect(await isReachable(instance.db, 60_000)).toBe(true)
  })

  it('may take the time of a longer deadline', async () => {
    await expect(instance.db.raw('SELECT SLEEP(1.5)')).rejects.toMatchObject({
      name: 'DatabaseSilentError',
    })
    const patient = openDatabase(proxy.url, { poolSize: 1, deadlineMs: 60_000 })
    const [[row]] = await patient.raw('SELECT SLEEP(1.5) AS slept')
    await patient.destroy()
    expect(row).toEqual({ slept: 0 })
  })
})
