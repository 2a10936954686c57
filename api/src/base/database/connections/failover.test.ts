import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/servers/database-proxy.ts'
import { type TestStore, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../database.ts'

/** The name of the writer resolves to a promoted replica, but open connections still lead to the former writer. */
describe('after a failover', () => {
  const store = useTestStore()
  let proxy: DatabaseProxy
  let instance: TestStore
  beforeEach(async () => {
    const { clock } = store
    proxy = await startDatabaseProxy(store.config.DATABASE_URL)
    const config = { ...store.config, DATABASE_URL: proxy.url }
    const db = openDatabase(proxy.url, { poolSize: 4 })
    instance = { app: await buildApp({ config, db, clock }), db, config, clock }
  })
  afterEach(async () => {
    await instance.app.close()
    await proxy.close()
  })

  const ready = async () => (await instance.app.inject('/api/health/ready')).statusCode
  async function buyersWithCarts(count: number) {
    const product = await createProduct(store.db, { stock: 100 })
    const buyers = await Promise.all(Array.from({ length: count }, () => signIn(store, 'enduser')))
    for (const buyer of buyers) await fillCart(store, buyer, { product, quantity: 1 })
    return buyers
  }
  const sendOrders = async (buyers: Awaited<ReturnType<typeof buyersWithCarts>>) => {
    const answers = await Promise.all(buyers.map((buyer) => sendOrder(instance, buyer)))
    return answers.map(({ statusCode }) => statusCode)
  }

  it('orders on connections to the former writer are placed once, on the new one', async () => {
    const buyers = await buyersWithCarts(8)
    await sendOrders(buyers.slice(0, 4))
    proxy.setReadOnly(true)
    proxy.setReadOnly(false)
    expect(proxy.connections.readOnly).toBeGreaterThan(1)
    expect(await sendOrders(buyers.slice(4))).toEqual([201, 201, 201, 201])
    expect(await store.db('orders').count({ n: '*' })).toEqual([{ n: 8 }])
  })

  it('nothing is read from the former writer, however busy its connections are', async () => {
    await instance.db.raw('DO 1')
    proxy.setReadOnly(true)
    proxy.setReadOnly(false)
    while (proxy.connections.readOnly > 0) await instance.db('users').first()
  })

  it('an instance that only reaches a replica is not ready until there is a writer', async () => {
    expect(await ready()).toBe(200)
    proxy.setReadOnly(true)
    while ((await ready()) === 200);
    proxy.setReadOnly(false)
    while ((await ready()) !== 200);
  })
})
