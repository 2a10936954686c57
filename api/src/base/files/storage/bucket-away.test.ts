import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { startS3, type TestS3 } from '@store/bucket/testing/s3-server'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import {
  createOrder,
  fillCart,
  sendOrder,
  testPdf,
  testPng,
} from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { sendProduct } from '../../../../test/factories/product-form.ts'
import { openPatientDatabase, patientWaits, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { TypedApp } from '../../http/typed-app.ts'

const away = {
  code: 'files_unavailable',
  message:
    'Files cannot be saved or opened right now. Nothing was changed. Please try again in a moment.',
}

const environment: Record<string, string> = {}
let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
  Object.assign(environment, {
    FILES_BUCKET_URL: s3.url,
    FILES_BUCKET_REGION: s3.bucket.region,
    FILES_BUCKET_KEY_ID: s3.bucket.credentials.accessKeyId,
    FILES_BUCKET_SECRET: s3.bucket.credentials.secretAccessKey,
  })
})
const store = useTestStore({ environment })
afterEach(() => {
  s3.away = undefined
})
afterAll(async () => s3.close())

/** The API for people who wait a moment for the bucket; that of the store waits as long as its attempts take. */
let hasty: TypedApp
beforeAll(async () => {
  const { config, clock } = store
  const db = openPatientDatabase(config.DATABASE_URL)
  hasty = await buildApp({ config, db, clock, waits: { ...patientWaits, bucketMs: 100 } })
})
afterAll(async () => hasty.close())

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  json: () => unknown
}

function expectAway({ statusCode, headers, json }: Answer): void {
  expect([statusCode, json()]).toEqual([503, away])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  // A picture may be cached for a year; that it is not there now must not be.
  expect(headers['cache-control']).toBe('private, no-cache')
}

interface Bill {
  order: Order
  headers: object
}

async function sendBill({ app }: { app: TypedApp }, { order, headers }: Bill) {
  const form = multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } })
  return app.inject({
    method: 'PUT',
    url: `/api/orders/bill/${order._id}`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}

it('a bucket that refuses our keys is a fault of ours, not one that passes', async () => {
  const buyer = await signIn(store, 'enduser')
  await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
  s3.away = 403
  const refused = await sendOrder(store, buyer)
  expect([refused.statusCode, refused.json()]).toMatchObject([500, { code: 'unexpected' }])
})

it.each(['silent' as const, 503])(
  'an order is asked for again while the bucket is away (%s), and nothing of it is left',
  async (fault) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db, { stock: 5 })
    await fillCart(store, buyer, { product, quantity: 1 })
    s3.objects.clear()
    s3.away = fault
    const app = fault === 'silent' ? hasty : store.app
    const refused = await sendOrder({ ...store, app }, buyer, { key: 'first-try' })
    expectAway(refused)
    expect(await store.db('orders')).toEqual([])
    expect(await store.db('files')).toEqual([])
    expect(await store.db('products').pluck('stock')).toEqual([5])
    expect(await store.db('cart_lines')).toHaveLength(1)

    s3.away = undefined
    // The same request, as the browser sends it again.
    expect((await sendOrder(store, buyer, { key: 'first-try' })).statusCode).toBe(201)
    expect([await store.db('orders').pluck('id'), s3.objects.size]).toEqual([
      [expect.any(Number)],
      1,
    ])
    expect(await store.db('products').pluck('stock')).toEqual([4])
  },
)

it('bills, pictures and reading wait no longer, and the instance stays ready', async () => {
  const { order } = await createOrder(store)
  const admin = await signIn(store, 'superadmin')
  const image = { content: await testPng(), name: 'front.png' }
  const shown = (await sendProduct(store, admin, { images: [image] })).json<{ images: string[] }>()
  expect((await sendBill(store, { order, headers: admin.headers })).statusCode).toBe(200)
  const detail = await store.app.inject({ url: `/api/orders/${order._id}`, headers: admin.headers })
  const { billUrl } = detail.json<Order>()
  const products = await store.db('products').pluck('id')
  s3.away = 'silent'
  const impatient = { ...store, app: hasty }
  const answers = await Promise.all([
    sendBill(impatient, { order, headers: admin.headers }),
    sendProduct(impatient, admin, { images: [image] }),
    hasty.inject(billUrl ?? ''),
    hasty.inject(shown.images[0] ?? ''),
  ])
  for (const answer of answers) expectAway(answer)
  expect(await store.db('products').pluck('id')).toEqual(products)
  expect((await hasty.inject('/api/health/ready')).statusCode).toBe(200)
})
