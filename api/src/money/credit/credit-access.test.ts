import { expect, it } from '@jest/globals'
import { creditClient } from '../../../test/credit-client.ts'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-27T06:00:00Z') }
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { save, get, read, createBuyer, order } = creditClient(store)

it('is read by its buyer and the admins of the tier, and by nobody else', async () => {
  const buyer = await createBuyer({ limit: 50_000, graceDays: 3 })
  const { publicId } = buyer.account
  const own = await read(buyer)
  expect(own).toMatchObject({ limit: 50_000, days: 30, graceDays: 3, onHold: false, left: 50_000 })
  expect(own).not.toHaveProperty('setBy')
  const admin = await signIn(store, 'reseller-admin')
  expect(await read(admin, publicId)).toMatchObject({ limit: 50_000, setBy: 'Asha Mehta' })
  for (const role of ['distributor-admin', 'reseller'] as const) {
    expect((await get(await signIn(store, role), publicId)).statusCode).toBe(404)
  }
  expect((await get(await signIn(store, 'reseller'))).json()).toEqual({})
})

it('is given by a superadmin with a fresh second factor only, and is in the audit', async () => {
  const { account } = await signIn(store, 'reseller')
  const refused = await save(await signIn(store, 'superadmin'), account.publicId)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_missing'])
  expect((await save(await signIn(store, 'reseller-admin'), account.publicId)).statusCode).toBe(403)
  const superadmin = await signInProvedSuperadmin(store)
  const saved = await save(superadmin, account.publicId, { limit: 25_000.5 })
  expect(saved.json()).toMatchObject({ message: 'Credit saved', credit: { limit: 25_000.5 } })
  const removed = await save(superadmin, account.publicId, { limit: 0 })
  expect(removed.json()).not.toHaveProperty('credit')
  const entries = await store
    .db('audit_entries')
    .where('action', 'ledger.credit-changed')
    .orderBy('id')
    .pluck('changes')
  expect(
    entries.map((changes) => (typeof changes === 'string' ? JSON.parse(changes) : changes)),
  ).toMatchObject([
    [{ field: 'limit', from: null, to: '₹25,000.50' }, { field: 'days' }, {}, {}],
    [{ field: 'limit', from: '₹25,000.50', to: null }, {}, {}, {}],
  ])
})

it('refuses what is no limit, and accounts of admins', async () => {
  const superadmin = await signInProvedSuperadmin(store)
  const { account } = await signIn(store, 'reseller')
  const part = await save(superadmin, account.publicId, { limit: 10.005 })
  expect([part.statusCode, part.json().errors]).toMatchObject([400, [{ field: 'limit' }]])
  const admin = await signIn(store, 'reseller-admin')
  const other = await save(superadmin, admin.account.publicId)
  expect([other.statusCode, other.json().code]).toEqual([409, 'credit_not_for_role'])
  expect((await save(superadmin, '01JD000000000000000005XBNR')).statusCode).toBe(404)
})

it('counts bills that are due for the admins of the tier', async () => {
  const { setStatus } = invoiceClient(store)
  const buyer = await createBuyer({ days: 10 })
  await setStatus(await order(buyer), 'shipped')
  await order(buyer)
  const countFor = async (role: 'reseller-admin' | 'distributor-admin') => {
    const { headers } = await signIn(store, role)
    return (await store.app.inject({ url: '/api/ledgers/due', headers })).json()
  }
  expect(await countFor('reseller-admin')).toEqual({ overdue: 0, dueSoon: 0 })
  now.at = new Date('2026-12-07T06:00:00Z')
  expect(await countFor('reseller-admin')).toEqual({ overdue: 0, dueSoon: 1 })
  now.at = new Date('2026-12-08T06:00:00Z')
  expect(await countFor('reseller-admin')).toEqual({ overdue: 1, dueSoon: 0 })
  expect(await countFor('distributor-admin')).toEqual({ overdue: 0, dueSoon: 0 })
})
