import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { Analytics } from '@store/contract/schemas/analytics'
import { ulid } from 'ulid'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const today = '2026-11-21'
const store = useTestStore({ clock: { now: () => new Date(`${today}T06:00:00Z`) } })
const url = '/api/dashboard/analytics'

async function readAs(role: Parameters<typeof signIn>[1], query = '') {
  const { headers } = await signIn(store, role)
  return (await store.app.inject({ url: `${url}${query}`, headers })).json<Analytics>()
}

/** Moves an order, including its id, to another time and sets its status. */
async function settle(id: string, at: string, states: { order?: string; payment?: string } = {}) {
  const moment = new Date(at)
  await store
    .db('orders')
    .where('public_id', id)
    .update({
      public_id: ulid(moment.getTime()),
      created_at: moment,
      order_status: states.order ?? 'delivered',
      payment_status: states.payment ?? 'paid',
    })
}

describe('GET /dashboard/analytics', () => {
  it('counts orders and revenue by days in India, including empty days', async () => {
    const place = async () => (await createOrder(store)).order._id
    await settle(await place(), '2026-11-18T18:29:59Z')
    await settle(await place(), '2026-11-18T18:30:00Z')
    await settle(await place(), '2026-11-19T18:29:59Z', { payment: 'pending' })
    await settle(await place(), '2026-11-20T18:30:00Z', { order: 'cancelled' })
    await settle(await place(), '2026-11-21T18:30:00Z')
    const { from, to, days } = await readAs('superadmin', '?from=2026-11-19&to=2026-11-21')
    const nothing = { customers: 0, messages: 0 }
    expect({ from, to, days }).toEqual({
      from: '2026-11-19',
      to: '2026-11-21',
      days: [
        { day: '2026-11-19', orders: 2, revenue: 5_000, ...nothing },
        { day: '2026-11-20', orders: 0, revenue: 0, ...nothing },
        { day: '2026-11-21', orders: 1, revenue: 0, ...nothing },
      ],
    })
  })

  it('counts registered buyers and messages by days in India', async () => {
    const at = new Date('2026-11-19T18:30:00Z')
    for (const role of ['enduser', 'reseller', 'reseller-admin'] as const) {
      const { userId } = await createAccount(store.db, { role })
      await store.db('users').where('id', userId).update({ created_at: at })
    }
    const message = { name: 'Ravi', email: 'ravi@example.in', subject: '98200 12345' }
    await store.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...message, message: 'The toner leaks.' },
    })
    await store.db('contact_messages').update({ created_at: at })
    const query = '?from=2026-11-19&to=2026-11-20'
    const countsFor = async (role: 'superadmin' | 'reseller-admin') =>
      (await readAs(role, query)).days.map(({ customers, messages }) => [customers, messages])
    expect(await countsFor('superadmin')).toEqual([
      [0, 0],
      [2, 1],
    ])
    expect(await countsFor('reseller-admin')).toEqual([
      [0, undefined],
      [1, undefined],
    ])
  })

  it('tells the hours from the proof of a shipped order to its shipping, by the day of shipping', async () => {
    const ship = async (
      role: 'enduser' | 'reseller',
      { proofAt, shippedAt, status = 'shipped' }: Record<string, string>,
    ) => {
      const { order } = await createOrder(store, { role })
      await store
        .db('orders')
        .where('public_id', order._id)
        .update({ proof_at: new Date(`${proofAt}`), order_status: status })
      const { id } = await store.db('orders').where('public_id', order._id).first('id')
      await store.db('order_events').insert({
        order_id: id,
        kind: 'status',
        to_value: 'shipped',
        created_at: new Date(`${shippedAt}`),
      })
    }
    const proofAt = '2026-11-19T06:00:00Z'
    await ship('enduser', { proofAt, shippedAt: '2026-11-19T18:29:00Z', status: 'delivered' })
    await ship('reseller', { proofAt, shippedAt: '2026-11-19T18:30:00Z' })
    // Taken back to its former status: not shipped.
    await ship('enduser', { proofAt, shippedAt: '2026-11-19T07:00:00Z', status: 'processing' })
    // Shipped after the period.
    await ship('enduser', { proofAt, shippedAt: '2026-11-20T18:30:00Z' })
    const query = '?from=2026-11-19&to=2026-11-20'
    const one = { orders: 1, medianHours: 12.4, p90Hours: 12.4 }
    const other = { orders: 1, medianHours: 12.5, p90Hours: 12.5 }
    expect((await readAs('superadmin', query)).proofToShipped).toEqual({
      total: { orders: 2, medianHours: 12.4, p90Hours: 12.5 },
      days: [
        { day: '2026-11-19', ...one },
        { day: '2026-11-20', ...other },
      ],
    })
    expect((await readAs('reseller-admin', query)).proofToShipped.total).toEqual(other)
  })

  it('covers the last thirty days by default', async () => {
    const { from, to, days } = await readAs('superadmin')
    expect([from, to, days.length]).toEqual(['2026-10-23', today, 30])
  })

  it('ranks sold products by revenue, then by pieces', async () => {
    const toner = await createProduct(store.db, { modelNo: 'T-1', name: 'Toner' })
    const router = await createProduct(store.db, {
      modelNo: 'R-1',
      name: 'Router',
      brand: 'TP-Link',
      category: 'Router',
    })
    const order = async (product: typeof toner, quantity: number) =>
      (await createOrder(store, { product, quantity })).order._id
    const at = `${today}T05:00:00Z`
    await settle(await order(toner, 1), at)
    await settle(await order(router, 2), at)
    await settle(await order(toner, 5), at, { payment: 'pending' })
    await settle(await order(toner, 7), at, { order: 'cancelled' })
    const { topProducts, topBrands, topCategories } = await readAs('superadmin')
    expect(topProducts).toEqual([
      { name: 'Router', modelNo: 'R-1', brand: 'TP-Link', pieces: 2, revenue: 10_000 },
      { name: 'Toner', modelNo: 'T-1', brand: 'HP', pieces: 6, revenue: 5_000 },
    ])
    expect(topBrands.map(({ name, pieces }) => [name, pieces])).toEqual([
      ['TP-Link', 2],
      ['HP', 6],
    ])
    expect(topCategories.map(({ name, revenue }) => [name, revenue])).toEqual([
      ['Router', 10_000],
      ['Cartridge', 5_000],
    ])
  })

  it('shows an admin their own tier alone, and the superadmin all tiers in comparison', async () => {
    const at = `${today}T05:00:00Z`
    await settle((await createOrder(store, { role: 'enduser' })).order._id, at)
    await settle((await createOrder(store, { role: 'reseller' })).order._id, at)
    const { tiers, topBrands, days } = await readAs('reseller-admin')
    expect(tiers).toEqual([{ tier: 'reseller', orders: 1, revenue: 4_500 }])
    expect(topBrands).toEqual([{ name: 'HP', pieces: 1, revenue: 4_500 }])
    // The messages of the contact form are the superadmin's.
    expect(days.at(-1)).toEqual({ day: today, orders: 1, revenue: 4_500, customers: 0 })
    expect((await readAs('superadmin')).tiers).toEqual([
      { tier: 'enduser', orders: 1, revenue: 5_000 },
      { tier: 'reseller', orders: 1, revenue: 4_500 },
      { tier: 'distributor', orders: 0, revenue: 0 },
    ])
  })

  it('lists products that will soon be sold out, the scarcest first', async () => {
    const stocks = [6, 5, 0]
    for (const stock of stocks) await createProduct(store.db, { stock, modelNo: `S-${stock}` })
    await createProduct(store.db, { stock: 1 }).then(({ id }) =>
      store.db('products').where({ id }).update({ deleted_at: new Date() }),
    )
    const { lowStock } = await readAs('distributor-admin')
    expect(lowStock.map(({ modelNo, stock }) => [modelNo, stock])).toEqual([
      ['S-0', 0],
      ['S-5', 5],
    ])
  })

  it.each([
    ['?from=2026-11-02&to=2026-11-01', 'The first day must not be after the last.'],
    ['?from=2025-11-01&to=2026-11-21', 'Choose at most a year.'],
    ['?from=yesterday', 'Please check the highlighted fields.'],
    ['?from=2026-02-30', 'Please check the highlighted fields.'],
    ['?to=0000-01-01', 'Please check the highlighted fields.'],
    ['?to=9999-12-31', 'Please check the highlighted fields.'],
  ])('rejects %s', async (query, message) => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ url: `${url}${query}`, headers })
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })

  it.each(roles)('allows or forbids a %s to read it', async (role) => {
    const { headers } = await signIn(store, role)
    const { statusCode } = await store.app.inject({ url, headers })
    const isAdmin = role.endsWith('admin')
    expect(statusCode).toBe(isAdmin ? 200 : 403)
  })

  it('asks a visitor to sign in', async () => {
    expect((await store.app.inject(url)).statusCode).toBe(401)
  })
})
