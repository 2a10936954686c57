import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const table = {
  courier: { freight: 'fixed', amount: 150, freeFrom: 1_000_000, cutOffHour: 16 },
  bus: { freight: 'to pay', dispatchDays: 1 },
  transport: {},
}

describe('freight and dispatch of an order', () => {
  let skippedMs = 0
  const clock = { now: () => new Date(Date.now() + skippedMs) }
  const store = useTestStore({ clock, environment: { DISPATCH_DAYS: '2' } })
  let admin: SignedInAccount
  beforeEach(async () => {
    // What an earlier test saved is no longer cached.
    skippedMs += 5_000
    admin = await signIn(store, 'superadmin')
  })

  const save = (payload: object, { headers } = admin) =>
    store.app.inject({ method: 'PUT', url: '/api/admin/settings/delivery', headers, payload })
  const read = async ({ headers }: Pick<SignedInAccount, 'headers'>, { _id }: Order) =>
    (await store.app.inject({ url: `/api/orders/${_id}`, headers })).json<Order>()

  it('are shown to everybody once they are saved, and change no total', async () => {
    expect((await store.app.inject('/api/settings/seller')).json()).not.toHaveProperty('delivery')
    const before = await createOrder(store)
    const saved = await save({ table, seen: 0 })
    expect([saved.statusCode, saved.json().settings.delivery.value]).toEqual([200, table])
    const facts = (await store.app.inject('/api/settings/seller')).json()
    expect(facts).toMatchObject({ delivery: table, dispatchDays: 2 })
    const after = await createOrder(store)
    expect(after.order.totalAmount).toBe(before.order.totalAmount)
    expect(after.order.items).toMatchObject([{ total: after.order.totalAmount }])
  })

  it('are stored with the order, and stay when the settings change', async () => {
    await save({ table, seen: 0 })
    const { order, buyer } = await createOrder(store)
    const agreed = { freight: 'fixed', amount: 150, dispatchDays: 2, cutOffHour: 16 }
    expect(order.deliveryTerms).toEqual(agreed)
    await save({ table: { ...table, courier: { freight: 'to pay' } }, seen: 1 })
    for (const who of [buyer, await signIn(store, 'enduser-admin')]) {
      expect((await read(who, order)).deliveryTerms).toEqual(agreed)
    }
    const later = await createOrder(store)
    expect(later.order.deliveryTerms).toEqual({ freight: 'to pay', dispatchDays: 2 })
  })

  it('are those of the method that the buyer chose', async () => {
    await save({ table, seen: 0 })
    const bus = { busName: 'Neeta Travels', busNumber: 'MH 01 AB 1234' }
    const shipping = { deliveryMethod: 'bus' as const, ...bus }
    const { order } = await createOrder(store, { role: 'reseller', shipping })
    expect(order.deliveryTerms).toEqual({ freight: 'to pay', dispatchDays: 1 })
  })

  it('are absent of an order while the seller has set none', async () => {
    const { order, buyer } = await createOrder(store)
    await store.db('orders').where({ public_id: order._id }).update({ agreed_dispatch_days: null })
    expect(await read(buyer, order)).not.toHaveProperty('deliveryTerms')
  })

  it('are changed by superadmins only, in the audit from and to, and never over what was not seen', async () => {
    expect((await save({ table, seen: 0 }, await signIn(store, 'reseller-admin'))).statusCode).toBe(
      403,
    )
    await save({ table, seen: 0 })
    expect((await save({ table, seen: 1 })).json().settings.delivery.version).toBe(1)
    const other = { ...table, bus: { freight: 'free' } }
    expect((await save({ table: other, seen: 0 })).json()).toMatchObject({
      code: 'settings_changed',
    })
    await save({ table: other, seen: 1 })
    const url = '/api/admin/audit?kind=setting'
    const { entries } = (await store.app.inject({ url, headers: admin.headers })).json<AuditList>()
    expect(entries[0]?.changes).toEqual([
      { field: 'bus freight', from: 'to pay', to: 'free' },
      { field: 'bus dispatchDays', from: '1', to: null },
    ])
  })

  it('name the field that is wrong', async () => {
    const wrong = await save({ table: { ...table, bus: { freight: 'fixed' } }, seen: 0 })
    expect([wrong.statusCode, wrong.json().errors[0]]).toEqual([
      400,
      { field: 'bus.amount', message: 'Enter the freight in whole rupees, such as 150.' },
    ])
  })
})
