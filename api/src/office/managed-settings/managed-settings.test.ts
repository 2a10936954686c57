import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({
  clock,
  environment: {
    SELLER_NAME: 'Store Private Limited',
    SELLER_GSTIN: '36AABCS1995K1ZX',
    SELLER_STATE: '',
    SELLER_ADDRESS: 'Abids, Hyderabad 500001',
    DISPATCH_DAYS: '2',
  },
})
const url = '/api/admin/settings'
const seller = {
  name: 'Store and Sons',
  gstin: '27AAPFU0939F1ZV',
  address: 'Lamington Road, Mumbai 400007',
  phone: '+91 22 4000 1996',
  officerName: 'Meera Iyer',
}

let admin: SignedInAccount
beforeEach(async () => {
  // What an earlier test saved is no longer cached.
  skippedMs += 5_000
  admin = await signIn(store, 'superadmin')
})

const save = (section: string, payload: object, { headers } = admin) =>
  store.app.inject({ method: 'PUT', url: `${url}/${section}`, headers, payload })

async function readSettings(): Promise<ManagedSettings> {
  return (await store.app.inject({ url, headers: admin.headers })).json()
}

const facts = async (app = store.app) => (await app.inject('/api/settings/seller')).json()

describe('settings that were never saved', () => {
  it('are those of the configuration', async () => {
    const settings = await readSettings()
    expect(settings.seller).toMatchObject({
      version: 0,
      value: { name: 'Store Private Limited', state: 'Telangana', phone: '' },
    })
    expect(settings.terms).toEqual({
      version: 0,
      value: { dispatchDays: 2, returnDays: 0, refundDays: 0 },
    })
    expect([settings.holidays.value, settings.proposal]).toEqual([[], undefined])
  })
})

describe('the seller', () => {
  it('is shown to everybody once it is saved, with the state of its GST number', async () => {
    const answer = await save('seller', { ...seller, seen: 0 })
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Settings saved'])
    expect(await facts()).toEqual({ ...seller, state: 'Maharashtra', dispatchDays: 2 })
    const { value, version, changed } = (await readSettings()).seller
    expect([value.state, version, changed?.by]).toEqual(['Maharashtra', 1, 'Asha Mehta'])
  })

  it('is seen within seconds by an instance that did not save it', async () => {
    const { config } = store
    const other = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    await other.ready()
    expect(await facts(other)).toMatchObject({ name: 'Store Private Limited' })
    await save('seller', { ...seller, seen: 0 })
    skippedMs += 2_000
    expect(await facts(other)).toMatchObject({ name: 'Store and Sons' })
    await other.close()
  })

  it('decides about the taxes of the next order, and is printed on the next invoice only', async () => {
    const invoiceOf = async (shipped: { order: { _id: string } }) => {
      const path = `/api/superadmin/orders/${shipped.order._id}/status`
      const payload = { status: 'shipped' }
      await store.app.inject({ method: 'PUT', url: path, headers: admin.headers, payload })
      return () =>
        store.app.inject({
          url: `/api/orders/${shipped.order._id}/invoice`,
          headers: admin.headers,
        })
    }
    const before = await invoiceOf(await createOrder(store))
    await save('seller', { ...seller, seen: 0 })
    const after = await invoiceOf(await createOrder(store))
    const [former, latter] = [await before(), await after()].map(({ rawPayload }) =>
      readPdf(rawPayload).texts.join('\n'),
    )
    expect(former).toContain('36AABCS1995K1ZX')
    expect(latter).toContain('27AAPFU0939F1ZV')
    expect([former?.includes('CGST'), latter?.includes('CGST')]).toEqual([false, true])
  })

  it.each([
    [{ gstin: '27AAPFU0939F1ZW' }, 'gstin', /its last one does not fit/],
    [{ state: 'Kerala' }, 'state', 'This GST number is of Maharashtra.'],
    [{ name: ' ' }, 'name', 'Please fill all required fields.'],
  ])('is refused with %j', async (change, field, message) => {
    const answer = await save('seller', { ...seller, ...change, seen: 0 })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
    expect(answer.json().message).toMatch(message)
    expect(await facts()).toMatchObject({ name: 'Store Private Limited' })
  })

  it('is saved by one of two who save at once', async () => {
    const answers = await Promise.all([
      save('seller', { ...seller, name: 'First', seen: 0 }),
      save('seller', { ...seller, name: 'Second', seen: 0 }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({ code: 'settings_changed' })
    const late = await save('seller', { ...seller, name: 'Third', seen: 0 })
    expect(late.statusCode).toBe(409)
    expect((await save('seller', { ...seller, name: 'Third', seen: 1 })).statusCode).toBe(200)
  })
})

describe('terms and holidays', () => {
  it('are shown to everybody, of holidays the coming ones', async () => {
    await save('terms', { dispatchDays: 3, returnDays: 7, refundDays: 0, seen: 0 })
    const past = { date: '2020-01-26', name: 'Republic Day' }
    const coming = { date: '2999-01-26', name: 'Republic Day' }
    await save('holidays', { days: [coming, past], seen: 0 })
    expect(await facts()).toMatchObject({ dispatchDays: 3, returnDays: 7, holidays: [coming] })
    expect((await readSettings()).holidays.value).toEqual([past, coming])
  })

  it('name the field that is wrong', async () => {
    const terms = await save('terms', { dispatchDays: 999, returnDays: 7, refundDays: 0, seen: 0 })
    expect([terms.statusCode, terms.json().errors[0].field]).toEqual([400, 'dispatchDays'])
    const days = await save('holidays', { days: [{ date: 'Holi', name: 'Holi' }], seen: 0 })
    expect([days.statusCode, days.json().errors[0].field]).toEqual([400, 'days.0.date'])
  })

  it('are in the audit, from and to; saving the same again changes nothing', async () => {
    const terms = { dispatchDays: 3, returnDays: 0, refundDays: 0 }
    await save('terms', { ...terms, seen: 0 })
    expect((await save('terms', { ...terms, seen: 1 })).json().settings.terms.version).toBe(1)
    await save('holidays', { days: [{ date: '2027-01-26', name: 'Republic Day' }], seen: 0 })
    const answer = await store.app.inject({
      url: '/api/admin/audit?kind=setting',
      headers: admin.headers,
    })
    const { entries } = answer.json<AuditList>()
    expect(entries.map(({ action, subject, changes }) => [action, subject.label, changes])).toEqual(
      [
        [
          'setting.changed',
          'Holidays',
          [{ field: 'holiday 2027-01-26', from: null, to: 'Republic Day' }],
        ],
        ['setting.changed', 'Terms', [{ field: 'dispatchDays', from: '2', to: '3' }]],
      ],
    )
  })
})

it.each(['enduser', 'reseller-admin'] as const)('are closed to a %s', async (role) => {
  const other = await signIn(store, role)
  expect((await save('seller', { ...seller, seen: 0 }, other)).statusCode).toBe(403)
  expect((await store.app.inject({ url, headers: other.headers })).statusCode).toBe(403)
  expect((await store.app.inject(url)).statusCode).toBe(401)
})
