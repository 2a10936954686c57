import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import { type SignedInAccount, signIn } from '../../testing/factories/account-factory.ts'
import { setUpApp } from '../../testing/factories/second-factor.ts'
import { takeMails } from '../../testing/take-mails.ts'
import { useTestStore } from '../../testing/test-store.ts'
import {
  bankEnvironment,
  createBankClient,
  other,
  present,
  settingsUrl,
} from './testing/bank-client.ts'

const minute = 60_000
const day = 24 * 60 * minute
let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({
  clock,
  environment: {
    ...bankEnvironment,
    SESSION_HOURS: '1000',
    PUBLIC_ORIGIN: 'https://store.example/',
  },
})
const url = settingsUrl
const { propose, proposedBy, decide, withdraw, seenByBuyers, readSettings } =
  createBankClient(store)
const proposed = (by = asha) => proposedBy(by)

let asha: SignedInAccount
let ravi: SignedInAccount
beforeEach(async () => {
  // What an earlier test confirmed is no longer cached.
  skippedMs += minute
  asha = await signIn(store, 'superadmin')
  ravi = await signIn(store, 'superadmin')
})

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
