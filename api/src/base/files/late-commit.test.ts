import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import {
  createOrder,
  fillCart,
  sendOrder,
  testPdf,
  testPng,
} from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../../test/servers/database-proxy.ts'
import { type TestStore, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../database/database.ts'

/** The connection breaks when COMMIT is sent, and the COMMIT takes effect after the response was sent. */
describe('a COMMIT that takes effect after its connection broke', () => {
  const store = useTestStore()
  let proxy: DatabaseProxy
  let instance: TestStore
  beforeAll(async () => {
    const { config, clock } = store
    proxy = await startDatabaseProxy(config.DATABASE_URL)
    const db = openDatabase(proxy.url)
    const app = await buildApp({ config: { ...config, DATABASE_URL: proxy.url }, db, clock })
    instance = { app, db, config, clock }
  })
  afterAll(async () => {
    await instance.app.close()
    await proxy.close()
  })

  /** Sends a request whose COMMIT arrives late. @returns its status */
  async function withLateCommit(send: () => Promise<{ statusCode: number }>): Promise<number> {
    const cut = proxy.cutOffAt(/^COMMIT;?$/)
    const { statusCode } = await send()
    const commit = await cut
    await commit()
    return statusCode
  }

  const upload = (url: string, headers: object, method: 'POST' | 'PUT') => {
    const field = method === 'PUT' ? 'billPdf' : 'paymentProof'
    const form = multipartOf({ [field]: { content: testPdf, name: 'a.pdf' } })
    return instance.app.inject({
      method,
      url,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    })
  }

  it.each(['with-a-key', undefined])('keeps the proof of an order (key: %s)', async (key) => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const status = await withLateCommit(() => sendOrder(instance, buyer, key ? { key } : {}))
    const list = await store.app.inject({ url: '/api/orders', headers: buyer.headers })
    const { orders } = list.json<{ orders: Order[] }>()
    const proof = await store.app.inject(orders[0]?.paymentProof ?? '')
    expect([status, orders.length, proof.statusCode]).toEqual([503, 1, 200])
  })

  it('keeps the proof of an order that was sent again', async () => {
    const png = { content: await testPng(), name: 'transfer.png' }
    const { order, buyer } = await createOrder(store, { proof: png })
    const admin = await signIn(store, 'superadmin')
    await reviewProof(store, { who: admin, order }, { verdict: 'rejected', reason: 'Unreadable' })
    const status = await withLateCommit(() =>
      upload(`/api/orders/${order._id}/proof`, buyer.headers, 'POST'),
    )
    const url = `/api/orders/${order._id}`
    const shown = (await store.app.inject({ url, headers: buyer.headers })).json<Order>()
    const proof = await store.app.inject(shown.paymentProof ?? '')
    expect([status, shown.paymentProofType, proof.statusCode]).toEqual([
      503,
      'application/pdf',
      200,
    ])
  })

  it('keeps the bill of an order', async () => {
    const { order, buyer } = await createOrder(store)
    const { headers } = await signIn(store, 'superadmin')
    const status = await withLateCommit(() =>
      upload(`/api/orders/bill/${order._id}`, headers, 'PUT'),
    )
    const url = `/api/orders/${order._id}`
    const shown = (await store.app.inject({ url, headers: buyer.headers })).json<Order>()
    const bill = await store.app.inject(shown.billUrl ?? '')
    expect([status, bill.statusCode]).toEqual([503, 200])
  })
})
