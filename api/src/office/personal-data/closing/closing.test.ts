import { beforeEach, describe, expect, it } from '@jest/globals'
import type { OwnDataRequests } from '@store/contract/schemas/accounts/data-requests'
import type { LedgerLink } from '@store/contract/schemas/payments/ledgers'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import {
  createPersonWithRows,
  personalTexts,
} from '../../../../test/personal-data/person-with-rows.ts'
import { findRowsOf } from '../../../../test/personal-data/rows-of-person.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { runCleanupJobs } from '../../../base/cleanup/run-cleanup-jobs.ts'
import { claimDownload } from '../data-request-repository.ts'
import { erasedAccounts } from './erase-accounts.ts'

const beginning = Date.parse('2026-11-27T06:00:00Z')
let skippedMs = 0
const clock = { now: () => new Date(beginning + skippedMs) }
const environment = { ...seller, PUBLIC_ORIGIN: 'https://store.example' }
const store = useTestStore({ clock, environment })
const { setStatus } = invoiceClient(store)
const dayMs = 24 * 3_600_000

const close = async (
  { headers }: Pick<SignedInAccount, 'headers'>,
  currentPassword = testPassword,
) =>
  store.app.inject({
    method: 'POST',
    url: '/api/auth/me/closing',
    headers,
    payload: { currentPassword },
  })
const logIn = async (email: string) =>
  store.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: testPassword },
  })
const statusOfMe = async ({ headers }: SignedInAccount) =>
  (await store.app.inject({ url: '/api/auth/me', headers })).statusCode

async function eraseAfter(days: number): Promise<void> {
  skippedMs = days * dayMs
  await runCleanupJobs(store.app, { cleanupJobs: [erasedAccounts(store.db)], clock })
}

beforeEach(() => {
  skippedMs = 0
})

describe('Close my account', () => {
  it('ends all sessions, and tells the owner by mail until when it can be undone', async () => {
    const account = await createAccount(store.db)
    const [here, elsewhere] = [await signIn(store, account), await signIn(store, account)]
    const answer = await close(here)
    expect([answer.statusCode, answer.json().message]).toEqual([
      200,
      'Your account is closed. To keep it, log in within 7 days.',
    ])
    expect(answer.json().erasedAt).toBe('2026-12-04T06:00:00.000Z')
    expect([await statusOfMe(here), await statusOfMe(elsewhere)]).toEqual([401, 401])
    const [mail] = await takeMails(store)
    expect([mail?.to, mail?.subject]).toEqual([account.email, 'Your account is closed'])
    expect(mail?.text).toContain('https://store.example/login')
  })

  it('leaves nothing that names the person but the papers and books of the tax law', async () => {
    const buyer = await createPersonWithRows(store)
    const { email } = await createAccount(store.db, { role: 'reseller' })
    expect((await close(buyer)).statusCode).toBe(200)
    await eraseAfter(7.01)
    const found = await findRowsOf(store, undefined, Object.values(personalTexts))
    expect([...found.keys()].toSorted()).toEqual(['bank_statement_lines', 'tax_documents'])
    expect((await logIn(personalTexts.email)).statusCode).toBe(401)
    const { email: closed } = await store
      .db('users')
      .where({ id: buyer.account.userId })
      .first('email')
    expect((await logIn(closed)).statusCode).toBe(401)
    expect((await logIn(email)).statusCode).toBe(200)
  })

  it('keeps orders, their lines, steps and money, which add up as before', async () => {
    const buyer = await createPersonWithRows(store)
    const read = async () => {
      const orders = await store.db('orders').select('public_id', 'total_paise', 'order_status')
      const lines = await store.db('order_lines').select('name', 'quantity', 'total_paise')
      const money = await store.db('receipt_assignments').select('amount_paise')
      const papers = await store.db('tax_documents').select('number', 'content')
      const charges = await store.db('ledger_items').select('label', 'amount_paise')
      return { orders, lines, money, papers, charges }
    }
    const before = await read()
    expect(before.papers).toHaveLength(1)
    await close(buyer)
    await eraseAfter(7.01)
    expect(await read()).toEqual(before)
    const { headers } = await signIn(store, 'superadmin')
    const list = await store.app.inject({ url: '/api/orders/admin', headers })
    expect(list.body).not.toContain(personalTexts.name)
  })

  it('ends links to the statement of account', async () => {
    const buyer = await createPersonWithRows(store)
    const { headers } = buyer
    const url = '/api/ledgers/me/links'
    const link = await store.app.inject({ method: 'POST', url, headers, payload: {} })
    const { path } = link.json<LedgerLink>()
    expect((await store.app.inject({ url: path })).statusCode).toBe(200)
    await close(buyer)
    await eraseAfter(7.01)
    expect((await store.app.inject({ url: path })).json().code).toBe('ledger_link_invalid')
  })

  it('ends what else the person asked, so that no download of it is made', async () => {
    const account = await createAccount(store.db)
    const buyer = await signIn(store, account)
    const url = '/api/auth/me/data-requests/download'
    await store.app.inject({ method: 'POST', url, headers: buyer.headers })
    await close(buyer)
    await eraseAfter(7.01)
    const requests = await store.db('data_requests').orderBy('id').select('kind', 'done_at')
    expect(requests).toEqual([
      { kind: 'download', done_at: clock.now() },
      { kind: 'closing', done_at: clock.now() },
    ])
    const claim = { now: clock.now(), leaseUntil: clock.now() }
    expect(await claimDownload(store.db, claim)).toBeUndefined()
  })

  it('lets the address be registered again', async () => {
    const account = await createAccount(store.db)
    await close(await signIn(store, account))
    await eraseAfter(7.01)
    expect((await createAccount(store.db, { email: account.email })).email).toBe(account.email)
  })

  it('is undone by signing in within the week, which the list of requests says', async () => {
    const account = await createAccount(store.db)
    await close(await signIn(store, account))
    skippedMs = 6 * dayMs
    const entered = await logIn(account.email)
    const { token } = entered.json<{ token: string }>()
    await eraseAfter(8)
    expect(await store.db('users').where({ id: account.userId }).first('email')).toEqual({
      email: account.email,
    })
    skippedMs = 6 * dayMs
    const own = await store.app.inject({
      url: '/api/auth/me/data-requests',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(own.json<OwnDataRequests>().requests).toMatchObject([
      { kind: 'closing', withdrawnAt: expect.any(String) },
    ])
  })

  it('erases nothing before the week is over', async () => {
    const account = await createAccount(store.db)
    await close(await signIn(store, account))
    await eraseAfter(6.9)
    expect(await store.db('users').where({ email: account.email })).toHaveLength(1)
  })

  it('is one closing for two at once, and erased once by several instances', async () => {
    const account = await createAccount(store.db)
    const [one, two] = [await signIn(store, account), await signIn(store, account)]
    const answers = await Promise.all([close(one), close(two)])
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await takeMails(store)).toHaveLength(1)
    await Promise.all([eraseAfter(7.01), eraseAfter(7.01)])
    const requests = await store.db('data_requests')
    expect(requests.map(({ done_at: doneAt }) => doneAt)).toEqual([expect.any(Date)])
  })

  it.each([
    ['', 'Enter your current password'],
    ['a guess', 'This is not your current password'],
  ])('is refused with the password %j', async (password, message) => {
    const buyer = await signIn(store, 'enduser')
    const refused = await close(buyer, password)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'currentPassword', message }],
    ])
    expect(await statusOfMe(buyer)).toBe(200)
  })

  it('is refused while an order has to be sent or paid, and to admins', async () => {
    const { buyer, order } = await createOrder(store)
    expect((await close(buyer)).json().code).toBe('orders_in_hand')
    await setStatus(order, 'shipped')
    expect((await close(buyer)).json().code).toBe('ledger_open')
    expect((await close(await signIn(store, 'superadmin'))).statusCode).toBe(403)
  })

  it('asks for the second factor where there is one', async () => {
    const account = await createAccount(store.db)
    const buyer = await signIn(store, account)
    const proved = { second_factor_at: clock.now() }
    await store.db('users').where({ id: account.userId }).update(proved)
    expect((await close(buyer)).json().code).toBe('second_factor_needed')
  })

  it('of one account that fails stops no other', async () => {
    const [broken, fine] = [await createAccount(store.db), await createAccount(store.db)]
    await close(await signIn(store, broken))
    await close(await signIn(store, fine))
    const taken = await createAccount(store.db)
    // The address that the erased account would get.
    const email = `closed-${broken.publicId.toLowerCase()}@closed.invalid`
    await store.db('users').where({ id: taken.userId }).update({ email })
    await eraseAfter(7.01)
    const left = await store.db('users').whereIn('id', [broken.userId, fine.userId]).pluck('email')
    expect(left).toEqual([broken.email, expect.stringMatching(/@closed\.invalid$/)])
    const open = await store.db('data_requests').whereNotNull('open_key').pluck('user_id')
    expect(open).toEqual([broken.userId])
  })

  it('waits for an order whose shipment was undone meanwhile', async () => {
    const buyer = await createPersonWithRows(store)
    await close(buyer)
    await store.db('orders').update({ order_status: 'placed' })
    await eraseAfter(7.01)
    expect(await store.db('users').where({ email: personalTexts.email })).toHaveLength(1)
    await store.db('orders').update({ order_status: 'shipped' })
    await eraseAfter(7.01)
    expect(await store.db('users').where({ email: personalTexts.email })).toHaveLength(0)
  })
})
