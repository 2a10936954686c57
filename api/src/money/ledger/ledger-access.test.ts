import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { LedgerLink } from '@store/contract/schemas/payments/ledgers'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { inShort, ledgerClient } from '../../../test/ledger-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-27T06:00:00Z') }
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { get, send, read, list } = ledgerClient(store)
const { createShipped, textOf } = invoiceClient(store)

/** A reseller who owes for an order. */
async function createReseller() {
  now.at = new Date('2026-11-27T06:00:00Z')
  const { buyer } = await createShipped({ role: 'reseller' })
  const ledger = await read(buyer)
  return { buyer, id: buyer.account.publicId, owed: ledger.closing }
}

describe('a ledger', () => {
  it('is shown to its buyer, the admins of the tier and the superadmin, and to nobody else', async () => {
    const { id, owed } = await createReseller()
    expect(owed).toBeGreaterThan(0)
    for (const role of ['reseller-admin', 'superadmin'] as const) {
      const admin = await signIn(store, role)
      expect(await read(admin, id)).toMatchObject({ buyer: { _id: id }, closing: owed })
      expect((await list(admin)).buyers.map(({ _id }) => _id)).toEqual([id])
    }
    for (const role of ['enduser-admin', 'distributor-admin'] as const) {
      const admin = await signIn(store, role)
      expect(await list(admin)).toMatchObject({ buyers: [], totals: { balance: 0 } })
    }
    const outsiders = ['reseller', 'enduser', 'enduser-admin', 'distributor-admin'] as const
    for (const role of outsiders) {
      const outsider = await signIn(store, role)
      const answers = [
        await get(outsider, id),
        await get(outsider, `${id}/file?format=pdf`),
        await send(outsider, { path: `ledgers/${id}/links`, payload: {} }),
        await send(outsider, { method: 'DELETE', path: `ledgers/${id}/links` }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    }
    const foreign = await signIn(store, 'enduser-admin')
    const item = { kind: 'charge', label: 'C1', day: '2026-11-01', amount: 1 }
    const refused = await send(foreign, { path: `ledgers/${id}/items`, payload: item })
    expect(refused.statusCode).toBe(404)
  })

  it('is found by a part of name or business ID, with the totals of who is found', async () => {
    const [one, other] = [await createReseller(), await createReseller()]
    const admin = await signIn(store, 'superadmin')
    const { businessId = '' } = (await read(admin, one.id)).buyer
    expect(businessId).toMatch(/^RS\d+$/)
    const found = await list(admin, { q: ` ${businessId.toLowerCase()} ` })
    expect(found).toMatchObject({
      buyers: [{ _id: one.id, businessId }],
      totals: { balance: one.owed },
    })
    expect((await list(admin, { q: 'nobody of this name' })).buyers).toEqual([])
    const all = await list(admin, { q: '@' })
    expect(all.buyers.map(({ _id }) => _id).toSorted()).toEqual([one.id, other.id].toSorted())
  })

  it('is “me” for a buyer only', async () => {
    const admin = await signIn(store, 'superadmin')
    expect((await get(admin, 'me')).statusCode).toBe(404)
  })
})

describe('an entry by hand', () => {
  it('is recorded and struck out, with its reason in the audit', async () => {
    const { buyer, id, owed } = await createReseller()
    const admin = await signIn(store, 'reseller-admin')
    const path = `ledgers/${id}/items`
    const bill = { kind: 'opening', label: 'T-118', day: '2026-03-31', dueOn: '2026-05-01' }
    await send(admin, { path, payload: { ...bill, amount: 1200.5 } })
    await send(admin, { path, payload: { ...bill, label: 'Advance', amount: -200.5 } })
    await send(admin, {
      path,
      payload: { kind: 'charge', label: 'Cheque', day: '2026-11-27', amount: 590 },
    })
    const ledger = await read(buyer)
    expect(ledger).toMatchObject({ opening: 1000, closing: 1000 + owed + 590 })
    expect(ledger.bills).toMatchObject([
      { label: 'T-118', dueOn: '2026-05-01', amount: 1000 },
      { label: 'Cheque', amount: 590 },
      { amount: owed },
    ])
    const charge = ledger.entries.find(({ kind }) => kind === 'charge')
    const strike = { path: `${path}/${charge?.item}/strike`, payload: { reason: 'Not ours' } }
    expect((await send(admin, strike)).statusCode).toBe(200)
    expect((await send(admin, strike)).json()).toMatchObject({ code: 'ledger_item_struck' })
    expect((await read(buyer)).closing).toBe(1000 + owed)
    const audited = await store.db('audit_entries').where('action', 'ledger.item-voided').first()
    expect(audited).toMatchObject({ subject_label: 'Mehta Infotech' })
    expect(JSON.parse(audited.changes)).toEqual([
      { field: 'charge', from: '₹590, Cheque', to: null },
      { field: 'reason', from: null, to: 'Not ours' },
    ])
  })

  it.each([
    [{ amount: 0 }, 'amount', /^Enter an amount above zero/],
    [{ amount: -5 }, 'amount', /^Enter an amount above zero/],
    [{ amount: 1.005 }, 'amount', /^Enter an amount above zero/],
    [{ day: '2026-11-28' }, 'day', /^Enter the day of the paper/],
    [{ dueOn: '2026-10-31' }, 'dueOn', /^The due day is before/],
    [{ label: ' ' }, 'label', /^Enter the number of the paper/],
  ])('is refused with a sentence at its field: %j', async (change, field, message) => {
    const { id } = await createReseller()
    const admin = await signIn(store, 'superadmin')
    const payload = { kind: 'charge', label: 'C1', day: '2026-11-01', amount: 5, ...change }
    const answer = await send(admin, { path: `ledgers/${id}/items`, payload })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errors: [{ field, message: expect.stringMatching(message) }] },
    ])
  })
})

describe('a link to a statement', () => {
  it('shows the PDF without a session until it ends, or is closed', async () => {
    const { buyer } = await createReseller()
    const link = async () => {
      const answer = await send(buyer, { path: 'ledgers/me/links', payload: {} })
      return answer.json<LedgerLink>()
    }
    const open = async ({ path }: { path: string }) => store.app.inject({ url: path })
    const first = await link()
    expect(first.expiresAt).toBe('2026-12-04T18:30:00.000Z')
    const shown = await open(first)
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(textOf(shown)).toContain('STATEMENT OF ACCOUNT')
    expect(textOf(shown)).toContain('Mehta Infotech')
    const [account = '', from = '', ...rest] = first.path.split('~')
    for (const parts of [
      [account, `${from}0`, ...rest],
      [account.slice(0, -1), from, ...rest],
      ['/api/ledger-links/x'],
    ]) {
      const forged = await open({ path: parts.join('~') })
      expect([forged.statusCode, forged.json()]).toMatchObject([
        404,
        { code: 'ledger_link_invalid' },
      ])
    }

    await send(buyer, { method: 'DELETE', path: 'ledgers/me/links' })
    expect((await open(first)).json()).toMatchObject({ code: 'ledger_link_invalid' })
    const second = await link()
    expect((await open(second)).statusCode).toBe(200)
    now.at = new Date('2026-12-04T18:30:00Z')
    expect((await open(second)).json()).toMatchObject({ code: 'ledger_link_expired' })
  })
})

describe('a balance', () => {
  it('is agreed to as it was seen, and says when the ledger has changed since', async () => {
    const { buyer, id, owed } = await createReseller()
    const path = 'ledgers/me/confirmations'
    const wrong = await send(buyer, { path, payload: { seen: owed + 1, answer: 'agrees' } })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([409, { code: 'balance_changed' }])
    const agreed = await send(buyer, { path, payload: { seen: owed, answer: 'agrees' } })
    expect(agreed.statusCode).toBe(201)
    const admin = await signIn(store, 'reseller-admin')
    const given = { answer: 'agrees', balance: owed, from: '2026-04-01', to: '2026-11-27' }
    expect((await read(admin, id)).confirmations).toMatchObject([{ ...given, changed: false }])
    expect((await list(admin)).buyers).toMatchObject([{ answer: 'agrees' }])
    const item = { kind: 'charge', label: 'C1', day: '2026-11-20', amount: 1 }
    await send(admin, { path: `ledgers/${id}/items`, payload: item })
    expect((await read(admin, id)).confirmations).toMatchObject([{ ...given, changed: true }])
  })

  it('differs with a message, of which the admins of the tier are told', async () => {
    const { buyer, owed } = await createReseller()
    const longest = 'Mehta Infotech '.padEnd(160, 'x')
    await store.db('users').where('id', buyer.account.userId).update({ firm_name: longest })
    const path = 'ledgers/me/confirmations'
    const payload = { seen: owed, answer: 'differs' }
    expect((await send(buyer, { path, payload })).json()).toMatchObject({
      errors: [{ field: 'message' }],
    })
    const message = 'My cheque of 20 November is missing'
    expect((await send(buyer, { path, payload: { ...payload, message } })).statusCode).toBe(201)
    const { headers } = await signIn(store, 'reseller-admin')
    const url = '/api/notifications?role=reseller-admin'
    const { notifications } = (await store.app.inject({ url, headers })).json<NotificationList>()
    expect(notifications[0]).toMatchObject({
      title: 'A buyer does not agree with the balance',
      message: expect.stringMatching(/^Mehta Infotech .*: My cheque of 20 November is missing$/),
    })
  })
})

describe('the files of a statement', () => {
  it('have the lines and the balances of the ledger', async () => {
    const { buyer, owed } = await createReseller()
    const pdf = await get(buyer, 'me/file?format=pdf')
    expect(textOf(pdf)).toContain(`INV/26-27/00001`)
    expect(inShort(await read(buyer))).toEqual([['2026-11-27', 'invoice', owed, owed]])
    const sheet = await get(buyer, 'me/file?format=xlsx')
    expect(sheet.headers['content-disposition']).toBe(
      'attachment; filename="statement-of-account-2026-04-01-to-2026-11-27.xlsx"',
    )
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
