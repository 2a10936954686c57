import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { unavailable } from '@store/contract/rules/messages'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../../test/servers/database-proxy.ts'
import { type TestStore, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import { openDatabase } from '../database.ts'

const store = useTestStore()

/** What every request gets meanwhile. */
const away = { code: 'unavailable', message: unavailable }

describe('while the database is away', () => {
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
    await proxy.close().catch(() => undefined)
  })

  async function buyerWithCart() {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db, { stock: 5 })
    await fillCart(store, buyer, { product, quantity: 1 })
    return buyer
  }

  it.each([
    ['when the transaction begins', /^START TRANSACTION/],
    ['while its cart is read', /cart_lines/],
    ['at its COMMIT', /^COMMIT/],
  ])(
    'an order whose connection breaks %s is answered 503 and placed by the next attempt',
    async (_when, statement) => {
      const buyer = await buyerWithCart()
      const cut = proxy.cutOffAt(statement)
      const first = await sendOrder(instance, buyer, { key: 'k' })
      expect([first.statusCode, first.headers['retry-after'], first.json()]).toEqual([
        503,
        '2',
        away,
      ])
      // A COMMIT that was under way takes effect after all.
      await (await cut)()
      const second = await sendOrder(instance, buyer, { key: 'k' })
      expect(second.statusCode).toBe(201)
      expect(await store.db('orders').count({ n: '*' })).toEqual([{ n: 1 }])
    },
  )

  it('a buyer is answered 503, whatever it asks, and signed in afterwards', async () => {
    const { headers } = await buyerWithCart()
    proxy.setReadOnly(true)
    const requests = [
      { method: 'GET', url: '/api/cart' },
      { method: 'POST', url: '/api/auth/login', payload: { email: 'a@b.in', password: 'x' } },
    ] as const
    for (const request of requests) {
      const answer = await instance.app.inject({ ...request, headers })
      expect([answer.statusCode, answer.json()]).toEqual([503, away])
    }
    proxy.setReadOnly(false)
    while ((await instance.app.inject({ url: '/api/cart', headers })).statusCode !== 200);
  })
})
