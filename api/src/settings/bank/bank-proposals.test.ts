import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { ManagedSettings } from '@store/contract/schemas/managed-settings'
import { type SignedInAccount, signIn } from '../../testing/factories/account-factory.ts'
import { setUpApp } from '../../testing/factories/second-factor.ts'
import { takeMails } from '../../testing/take-mails.ts'
import { useTestStore } from '../../testing/test-store.ts'

const minute = 60_000
const day = 24 * 60 * minute
let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({
  clock,
  environment: {
    SESSION_HOURS: '1000',
    PUBLIC_ORIGIN: 'https://store.example/',
    BANK_ACCOUNT_HOLDER: 'Store Private Limited',
    BANK_NAME: 'State Bank of India',
    BANK_ACCOUNT_NUMBER: '00000012345678901',
    BANK_IFSC: 'SBIN0000300',
    BANK_BRANCH: 'Fort, Mumbai',
  },
})
const url = '/api/admin/settings'
const present = {
  accountHolder: 'Store Private Limited',
  bank: 'State Bank of India',
  accountNumber: '00000012345678901',
  ifsc: 'SBIN0000300',
  branch: 'Fort, Mumbai',
}
const other = {
  ...present,
  bank: 'HDFC Bank',
  accountNumber: '50100012345678',
  ifsc: 'HDFC0000060',
}

let asha: SignedInAccount
let ravi: SignedInAccount
beforeEach(async () => {
  // What an earlier test confirmed is no longer cached.
  skippedMs += minute
  asha = await signIn(store, 'superadmin')
  ravi = await signIn(store, 'superadmin')
})

const propose = ({ headers }: SignedInAccount, change: object = {}) =>
  store.app.inject({
    method: 'POST',
    url: `${url}/bank-proposals`,
    headers,
    payload: { ...other, seen: 0, ...change },
  })

async function proposed(by = asha): Promise<string> {
  return (await propose(by)).json().settings.proposal._id
}

const decide = ({ headers }: SignedInAccount, id: string, word: string) =>
  store.app.inject({
    method: 'POST',
    url: `${url}/bank-proposals/${id}/${word}`,
    headers,
    ...(word === 'reject' && { payload: { reason: 'Not our account' } }),
  })

const withdraw = ({ headers }: SignedInAccount, id: string) =>
  store.app.inject({ method: 'DELETE', url: `${url}/bank-proposals/${id}`, headers })

async function seenByBuyers(): Promise<object> {
  const { headers } = await signIn(store, 'reseller')
  return (await store.app.inject({ url: '/api/settings/payment', headers })).json()
}

async function readSettings({ headers }: SignedInAccount): Promise<ManagedSettings> {
  return (await store.app.inject({ url, headers })).json()
}

async function waitingFor({ headers }: SignedInAccount): Promise<number> {
  return (await store.app.inject({ url: `${url}/waiting`, headers })).json().proposals
}

describe('a change of the bank details', () => {
  it('is seen by buyers only after another superadmin has confirmed it', async () => {
    const id = await proposed()
    expect(await seenByBuyers()).toEqual(present)
    expect([await waitingFor(asha), await waitingFor(ravi)]).toEqual([0, 1])
    expect((await readSettings(ravi)).proposal).toMatchObject({ by: 'Asha Mehta', isOwn: false })
    const answer = await decide(ravi, id, 'confirm')
    expect([answer.statusCode, answer.json().settings.proposal]).toEqual([200, undefined])
    expect(await seenByBuyers()).toEqual(other)
    expect([await waitingFor(ravi), (await readSettings(asha)).bank.version]).toEqual([0, 1])
  })

  it('cannot be confirmed or rejected by who proposed it, who can withdraw it', async () => {
    const id = await proposed()
    for (const word of ['confirm', 'reject']) {
      const own = await decide(asha, id, word)
      expect([own.statusCode, own.json().code]).toEqual([409, 'own_proposal'])
    }
    const foreign = await withdraw(ravi, id)
    expect([foreign.statusCode, foreign.json().code]).toEqual([409, 'foreign_proposal'])
    expect((await withdraw(asha, id)).statusCode).toBe(200)
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect(await seenByBuyers()).toEqual(present)
  })

  it('is gone once it was rejected, for which a reason is needed', async () => {
    const id = await proposed()
    const path = `${url}/bank-proposals/${id}/reject`
    const { headers } = ravi
    const blank = await store.app.inject({ method: 'POST', url: path, headers, payload: {} })
    expect([blank.statusCode, blank.json().errors]).toEqual([
      400,
      [{ field: 'reason', message: 'Say why.' }],
    ])
    expect((await decide(ravi, id, 'reject')).statusCode).toBe(200)
    const late = await decide(ravi, id, 'confirm')
    expect([late.statusCode, late.json().code]).toEqual([409, 'proposal_gone'])
    expect(await seenByBuyers()).toEqual(present)
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it('is decided once, when one confirms while another rejects', async () => {
    const id = await proposed()
    const third = await signIn(store, 'superadmin')
    const answers = await Promise.all([decide(ravi, id, 'confirm'), decide(third, id, 'reject')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const isConfirmed = answers[0]?.statusCode === 200
    expect(await seenByBuyers()).toEqual(isConfirmed ? other : present)
  })

  it('waits alone: of two that are proposed at once, one is refused', async () => {
    const answers = await Promise.all([propose(asha), propose(ravi, { branch: 'Pune' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = await propose(ravi)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'proposal_pending'])
  })

  it('lapses after seven days', async () => {
    const id = await proposed()
    skippedMs += 7 * day + minute
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect((await decide(ravi, id, 'confirm')).json().code).toBe('proposal_gone')
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it.each([
    ['is disabled', { disabled: true }],
    ['gets another role', { role: 'reseller-admin' }],
  ])('lapses when who proposed it %s', async (_what, payload) => {
    const id = await proposed()
    await store.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${asha.account.publicId}`,
      headers: ravi.headers,
      payload,
    })
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect((await decide(ravi, id, 'confirm')).json().code).toBe('proposal_gone')
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it('is not decided by who was demoted a moment ago, which their instance does not know yet', async () => {
    const id = await proposed()
    await readSettings(ravi)
    const { userId } = ravi.account
    await store.db('users').where({ id: userId }).update({ role: 'reseller-admin' })
    const refused = await decide(ravi, id, 'confirm')
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect(await seenByBuyers()).toEqual(present)
    expect((await readSettings(asha)).proposal?._id).toBe(id)
  })

  it('waits no longer when a demo account proposed it, and the store is no demo any more', async () => {
    const id = await proposed()
    await store.db('users').where({ id: asha.account.userId }).update({ is_demo: 1 })
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect((await decide(ravi, id, 'confirm')).json().message).toMatch(/no superadmin any more/)
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it.each([
    ['an unknown fact', { ...other, upiId: '', swift: 'HDFCINBB' }],
    ['another name of a fact', { ...other, upiId: '', branch: undefined, branchCode: '60' }],
  ])(
    'of a later release, with %s, is shown, and rejected but not confirmed',
    async (_what, content) => {
      const id = await proposed()
      await store.db('bank_proposals').update({ content: JSON.stringify(content) })
      expect((await readSettings(ravi)).proposal).toMatchObject({
        value: { bank: 'HDFC Bank' },
        isOfLaterRelease: true,
      })
      const refused = await decide(ravi, id, 'confirm')
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'proposal_of_later_release'])
      expect(refused.json().message).toMatch(/^A later version of the store proposed this change/)
      expect(await seenByBuyers()).toEqual(present)
      expect((await decide(ravi, id, 'reject')).statusCode).toBe(200)
      expect((await readSettings(ravi)).proposal).toBeUndefined()
    },
  )

  it.each([
    { change: { ifsc: 'HDFC60' }, status: 400, code: 'invalid_input', field: 'ifsc' },
    { change: { accountNumber: '12' }, status: 400, code: 'invalid_input', field: 'accountNumber' },
    { change: { branch: '' }, status: 400, code: 'invalid_input', field: 'branch' },
    { change: present, status: 400, code: 'invalid_input', field: undefined },
    { change: { seen: 3 }, status: 409, code: 'settings_changed', field: undefined },
  ])('is refused with $change', async ({ change, ...refusal }) => {
    const answer = await propose(asha, change)
    const { code, errors } = answer.json()
    expect({ status: answer.statusCode, code, field: errors?.[0]?.field }).toEqual(refusal)
    expect((await readSettings(asha)).proposal).toBeUndefined()
  })

  it('needs a fresh second factor of both, when they have one', async () => {
    await setUpApp(store, asha)
    await setUpApp(store, ravi)
    skippedMs += 11 * minute
    const refusal = await propose(asha)
    expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'second_factor_needed'])
    const third = await signIn(store, 'superadmin')
    const id = await proposed(third)
    const confirmation = await decide(ravi, id, 'confirm')
    expect([confirmation.statusCode, confirmation.json().code]).toEqual([
      403,
      'second_factor_needed',
    ])
    expect(await seenByBuyers()).toEqual(present)
  })

  it.each(['enduser', 'distributor-admin'] as const)('is closed to a %s', async (role) => {
    const id = await proposed()
    const outsider = await signIn(store, role)
    const answers = [await propose(outsider), await decide(outsider, id, 'confirm')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })
})

describe('each step', () => {
  it('is told to all superadmins by mail, without full account numbers, and by notification', async () => {
    const id = await proposed()
    await decide(ravi, id, 'confirm')
    const mails = await takeMails(store)
    const emails = [asha.account.email, ravi.account.email]
    expect(mails.map(({ to }) => to).toSorted()).toEqual([...emails, ...emails].toSorted())
    const [waiting] = mails
    expect(waiting?.subject).toBe('A change of the bank details waits for a second superadmin')
    expect(waiting?.text).toContain('Account number: •••• 8901 -> •••• 5678')
    expect(waiting?.text).toContain('Branch: Fort, Mumbai (unchanged)')
    expect(waiting?.text).toContain('https://store.example/superadmin/settings')
    expect(mails.map(({ text }) => text).join()).not.toContain('50100012345678')
    const { headers } = ravi
    const { notifications } = (
      await store.app.inject({ url: '/api/notifications', headers })
    ).json()
    expect(notifications.map(({ title }: { title: string }) => title)).toEqual([
      'The bank details were changed',
      'A change of the bank details waits for a second superadmin',
    ])
  })

  it('is in the audit', async () => {
    await decide(ravi, await proposed(), 'reject')
    await withdraw(asha, await proposed())
    await decide(ravi, await proposed(), 'confirm')
    const path = '/api/admin/audit?kind=setting'
    const { headers } = asha
    const { entries } = (await store.app.inject({ url: path, headers })).json<AuditList>()
    expect(entries.map(({ action }) => action)).toEqual([
      'setting.bank-confirmed',
      'setting.bank-proposed',
      'setting.bank-withdrawn',
      'setting.bank-proposed',
      'setting.bank-rejected',
      'setting.bank-proposed',
    ])
    expect(entries[0]?.changes).toContainEqual({
      field: 'ifsc',
      from: present.ifsc,
      to: other.ifsc,
    })
    expect(entries[4]?.changes).toEqual([{ field: 'reason', from: null, to: 'Not our account' }])
  })
})
