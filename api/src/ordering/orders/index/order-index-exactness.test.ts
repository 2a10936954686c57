import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { orderSorts } from '@store/contract/rules/orders/admin/order-lists'
import { orderQueues } from '@store/contract/rules/orders/admin/order-queues'
import { orderStatuses, paymentStatuses } from '@store/contract/rules/orders/order-states'
import type { OrderList } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { Database } from '../../../base/database/database.ts'
import type { TypedApp } from '../../../base/http/typed-app.ts'
import { startInProcess } from '../../../base/search-engine/thread/index-thread.ts'
import type { StartOrderIndex } from './order-operations.ts'
import { runOrderIndex } from './run-order-index.ts'

const store = useTestStore()
/** The same API with an index; its responses are compared with those of SQL. */
let indexed: TypedApp
let indexDb: Database
/** Results of the index. Without any the test would compare SQL with SQL. */
let indexResults = 0
let admins: Map<string, SignedInAccount>

beforeEach(async () => {
  const { config, clock } = store
  const names = ['enduser-admin', 'reseller-admin', 'distributor-admin', 'superadmin'] as const
  admins = new Map()
  for (const name of names) admins.set(name, await signIn(store, name))
  indexDb = openPatientDatabase(config.DATABASE_URL, { poolSize: 1 })
  const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 3 })
  let onLoaded: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => {
    onLoaded = resolve
  })
  const startOnDatabase: StartOrderIndex = startInProcess(indexDb, runOrderIndex)
  const startOrderIndex: StartOrderIndex = (listener) =>
    startOnDatabase({
      ...listener,
      onMessage: (message) => {
        listener.onMessage(message)
        if (message.kind === 'notice') onLoaded()
        else if (message.result) indexResults += 1
      },
    })
  indexed = await buildApp({ config, db, clock, startOrderIndex })
  await indexed.ready()
  await ask(indexed, 'superadmin', '/superadmin/orders')
  await loaded
  indexResults = 0
})
afterEach(async () => {
  await indexed.close()
  await indexDb.destroy()
})

async function ask(app: TypedApp, role: Role, path: string) {
  const headers = admins.get(role)?.headers ?? {}
  const answer = await app.inject({ url: `/api${path}`, headers })
  return { total: answer.headers['x-total-count'], body: answer.json<OrderList>() }
}

async function expectSame(role: Role, path: string) {
  const [ours, theirs] = [await ask(indexed, role, path), await ask(store.app, role, path)]
  expect({ role, path, ...ours }).toEqual({ role, path, ...theirs })
  return ours
}

async function change(orderId: string, path: string, payload: object): Promise<void> {
  const headers = admins.get('superadmin')?.headers ?? {}
  const url = `/api${path.replace(':id', orderId)}`
  const { statusCode } = await store.app.inject({ method: 'PUT', url, headers, payload })
  expect(statusCode).toBe(200)
}

async function placeSome(): Promise<string[]> {
  const products = [
    await createProduct(store.db, { name: 'Canon PIXMA G3010', modelNo: 'G3010-IN' }),
    await createProduct(store.db, { name: 'HP Toner “Café” 100%', modelNo: 'T_88' }),
    await createProduct(store.db, { name: '日本 router', modelNo: 'R-1' }),
  ]
  const people = [
    { fullName: 'Meera Nair', city: 'Kochi', phone: '9847012345' },
    { fullName: 'Ravi K', city: 'Mumbai', phone: '9820012345' },
  ]
  const ids: string[] = []
  for (const role of ['enduser', 'reseller', 'distributor'] as const) {
    for (const [index, product] of products.entries()) {
      const placed = await createOrder(store, {
        role,
        product,
        ...(people[index % 2] && { shipping: people[index % 2] }),
        ...(index === 0 && { data: { paymentReference: `SBIN0426${role.length}1234567` } }),
      })
      ids.push(placed.order._id)
    }
  }
  return ids
}

const terms = [
  ...['meera', 'NAIR', 'era n', 'kochi', '98', '9847012345', 'e', 'test', 'kulkarni comp'],
  ...['pixma g30', 'g3010-in', '%', '_88', 'café', 'cafe', '日', '日本', 'sbin0426', '1234567'],
  ...['zzz', 'a\nb', '"', 'n\n', '01', 'x'],
]

it('finds and counts the same orders as SQL, including changes a moment ago', async () => {
  const ids = await placeSome()
  const filters = [
    '',
    ...terms.map((term) => `q=${encodeURIComponent(term)}`),
    ...ids
      .slice(0, 2)
      .flatMap((id) => [`q=${id}`, `q=${id.slice(-6)}`, `q=${id.slice(3, 20).toLowerCase()}`]),
    ...orderStatuses.map((status) => `status=${status}`),
    ...paymentStatuses.map((status) => `paymentStatus=${status}`),
    'q=meera&status=cancelled',
    ...orderQueues.map((queue) => `queue=${queue}`),
    ...orderSorts.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&page=2&limit=4&q=98`]),
    'page=2&limit=2',
    'q=98&page=3&limit=1',
    `from=${new Date(Date.now() - 1000).toISOString()}`,
    `to=${new Date().toISOString()}`,
  ]
  const holdAllAlike = async () => {
    for (const filter of filters) await expectSame('superadmin', `/superadmin/orders?${filter}`)
    await expectSame('superadmin', '/orders/queue-counts')
  }
  await holdAllAlike()
  await change(ids[0] ?? '', '/dashboard/:id/status', { status: 'shipped' })
  await change(ids[1] ?? '', '/dashboard/:id/status', { status: 'cancelled' })
  await change(ids[2] ?? '', '/dashboard/orders/:id/payment', { paymentStatus: 'paid' })
  ids.push(...(await placeSome()))
  // One reference in place of another, and one where there was none.
  await store
    .db('orders')
    .whereIn('public_id', ids.slice(0, 2))
    .update({ payment_reference: 'UTRNEW998877', order_status: 'processing' })
  for (const id of ids.slice(0, 2)) {
    await change(id, '/dashboard/orders/:id/payment', { paymentStatus: 'processing' })
  }
  const { total } = await expectSame('superadmin', '/superadmin/orders?q=utrnew99')
  expect(total).toBe('2')
  await holdAllAlike()
  expect(indexResults).toBeGreaterThan(60)
})

it('never finds an order of another tier', async () => {
  await placeSome()
  for (const tier of ['enduser', 'reseller', 'distributor'] as const) {
    const { total, body } = await expectSame(`${tier}-admin`, `/${tier}-admin/orders?q=98`)
    expect([total, ...new Set(body.orders.map((order) => order.tier))]).toEqual(['3', tier])
  }
})

it('finds an order by what its number or transaction ends with, like SQL', async () => {
  const [first = '', second = ''] = await placeSome()
  for (const path of [first.slice(-4), second.slice(-6), '1234567', '日本'].map(
    encodeURIComponent,
  )) {
    const { body } = await expectSame('superadmin', `/admin/search?q=${path}`)
    expect(body.orders.length).toBeGreaterThan(0)
  }
  expect(indexResults).toBe(4)
})

it('gives the dashboards the current figures, the same as SQL', async () => {
  const ids = await placeSome()
  const holdAlike = async () => {
    await expectSame('superadmin', '/dashboard/super-admin')
    await expectSame('reseller-admin', '/dashboard/reseller-admin')
    await expectSame('superadmin', '/dashboard/analytics')
    await expectSame('distributor-admin', '/dashboard/analytics')
  }
  await holdAlike()
  for (const id of ids) await change(id, '/dashboard/orders/:id/payment', { paymentStatus: 'paid' })
  await change(ids[4] ?? '', '/dashboard/:id/status', { status: 'cancelled' })
  await holdAlike()
  expect(indexResults).toBeGreaterThan(0)
})

it('lets SQL answer when it is lost', async () => {
  await placeSome()
  await indexDb.destroy()
  indexResults = 0
  const { total } = await expectSame('superadmin', '/superadmin/orders?q=meera')
  expect([total, indexResults]).toEqual(['6', 0])
})

it('finds what was placed after an order of an instance whose clock runs ahead', async () => {
  const { config } = store
  const fast = { now: () => new Date(Date.now() + 600_000) }
  const db = openPatientDatabase(config.DATABASE_URL, { poolSize: 2 })
  const app = await buildApp({ config, db, clock: fast })
  await createOrder({ app, db, config, clock: fast })
  await app.close()
  await ask(indexed, 'superadmin', '/superadmin/orders')
  const { order } = await createOrder(store)
  indexResults = 0
  const { body } = await ask(indexed, 'superadmin', `/superadmin/orders?q=${order._id}`)
  expect([body.orders.map(({ _id }) => _id), indexResults > 0]).toEqual([[order._id], true])
})

it('sees a change after an order whose clock runs ahead was placed', async () => {
  const [first = ''] = await placeSome()
  await store.db('orders').update({ updated_at: new Date(Date.now() + 600_000) })
  await ask(indexed, 'superadmin', '/superadmin/orders')
  await change(first, '/superadmin/orders/:id/status', { status: 'shipped' })
  await expectSame('superadmin', '/superadmin/orders?status=shipped')
})
