import { beforeEach, describe, expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import {
  bankEnvironment,
  createBankClient,
  other,
  present,
  settingsUrl,
} from '../../../../test/bank-proposals/bank-client.ts'
import {
  createAccount,
  type SignedInAccount,
  signIn,
} from '../../../../test/factories/account-factory.ts'
import { setUpApp, signInProvedSuperadmin } from '../../../../test/factories/second-factor.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'

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
  asha = await signInProvedSuperadmin(store)
  ravi = await signInProvedSuperadmin(store)
})

async function waitingFor({ headers }: SignedInAccount): Promise<number> {
  return (await store.app.inject({ url: `${url}/waiting`, headers })).json().proposals
}

/** An end user who was made a superadmin, signed in with a second factor. */
async function promotedBy({ headers }: SignedInAccount): Promise<SignedInAccount> {
  const account = await createAccount(store.db)
  await store.app.inject({
    method: 'PUT',
    url: `/api/admin/users/${account.publicId}`,
    headers,
    payload: { role: 'superadmin' },
  })
  const promoted = await signIn(store, account)
  await setUpApp(store, promoted)
  return promoted
}

describe('a change of the bank details', () => {
  it('is seen by buyers only after another superadmin has confirmed it', async () => {
    const id = await proposed()
    expect(await seenByBuyers()).toEqual(present)
    expect([await waitingFor(asha), await waitingFor(ravi)]).toEqual([0, 1])
    expect((await readSettings(ravi)).proposal).toMatchObject({ by: 'Asha Mehta', isOwn: false })
    const answer = await decide(ravi, id, 'confirm')
    expect([answer.statusCode, answer.json().settings.proposal]).toEqual([200, undefined])
    expect(await seenByBuyers()).toEqual({ ...other, changedAt: expect.any(String) })
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
    const third = await signInProvedSuperadmin(store)
    const answers = await Promise.all([decide(ravi, id, 'confirm'), decide(third, id, 'reject')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const isConfirmed = answers[0]?.statusCode === 200
    expect(await seenByBuyers()).toMatchObject(isConfirmed ? other : present)
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
    const later = await signInProvedSuperadmin(store)
    expect((await readSettings(later)).proposal).toBeUndefined()
    expect((await decide(later, id, 'confirm')).json().code).toBe('proposal_gone')
    expect((await propose(later)).statusCode).toBe(201)
  })

  it.each([
    ['is disabled', { disabled: true }],
    ['gets another role', { role: 'reseller-admin' }],
  ])('is deleted when who proposed it %s', async (_what, payload) => {
    const id = await proposed()
    await store.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${asha.account.publicId}`,
      headers: ravi.headers,
      payload,
    })
    expect(await store.db('bank_proposals').select('public_id')).toEqual([])
    expect((await readSettings(ravi)).proposal).toBeUndefined()
    expect((await decide(ravi, id, 'confirm')).json().code).toBe('proposal_gone')
    expect((await propose(ravi)).statusCode).toBe(201)
  })

  it('is not confirmed by who was made a superadmin by who proposed it, nor by a new superadmin', async () => {
    const promoted = await promotedBy(asha)
    const refused = await decide(promoted, await proposed(), 'confirm')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'promoted_by_proposer'])
    const fresh = await promotedBy(ravi)
    const early = await decide(fresh, (await readSettings(ravi)).proposal?._id ?? '', 'confirm')
    expect([early.statusCode, early.json().code]).toEqual([409, 'new_superadmin'])
    expect(await seenByBuyers()).toEqual(present)
  })

  it('is not confirmed by who has just made a superadmin of who proposed it', async () => {
    const id = await proposed(await promotedBy(asha))
    const refused = await decide(asha, id, 'confirm')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'new_superadmin'])
    expect((await decide(ravi, id, 'confirm')).statusCode).toBe(200)
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

  it('needs a second factor of both', async () => {
    const without = await signIn(store, 'superadmin')
    const refused = [await propose(without), await decide(without, await proposed(), 'confirm')]
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'second_factor_missing'],
      [403, 'second_factor_missing'],
    ])
    expect(await seenByBuyers()).toEqual(present)
  })

  it('needs a fresh second factor of both', async () => {
    skippedMs += 11 * minute
    const refusal = await propose(asha)
    expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'second_factor_needed'])
    const third = await signInProvedSuperadmin(store)
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

it('is shown to buyers as a change for fourteen days', async () => {
  await decide(ravi, await proposed(), 'confirm')
  const changedAt = clock.now().getTime()
  const shown = await seenByBuyers()
  expect(Date.parse('changedAt' in shown ? String(shown.changedAt) : '')).toBeCloseTo(changedAt, -5)
  skippedMs += 14 * day - minute
  expect(await seenByBuyers()).toHaveProperty('changedAt')
  skippedMs += 2 * minute
  expect(await seenByBuyers()).toEqual(other)
})

/** The seller's e-mail address, which has no variable. */
async function saveSellerEmail(email: string): Promise<void> {
  const { seller } = await readSettings(asha)
  await store.app.inject({
    method: 'PUT',
    url: `${url}/seller`,
    headers: asha.headers,
    payload: {
      ...seller.value,
      name: 'Store',
      state: 'Telangana',
      address: 'Fort',
      email,
      seen: seller.version,
    },
  })
}

describe('each step', () => {
  it('is told to all admins and the seller by mail, without full account numbers, and to superadmins by notification', async () => {
    const admin = await signIn(store, 'enduser-admin')
    await saveSellerEmail('office@store.example')
    await takeMails(store)
    const id = await proposed()
    await decide(ravi, id, 'confirm')
    const mails = await takeMails(store)
    const told = [asha, ravi, admin].map(({ account }) => account.email)
    const twice = [...told, ...told, 'office@store.example', 'office@store.example']
    expect(mails.map(({ to }) => to).toSorted()).toEqual(twice.toSorted())
    const [waiting] = mails
    expect(waiting?.subject).toBe('A change of the bank details is waiting for a second superadmin')
    expect(waiting?.text).toContain(`Asha Mehta (${asha.account.email}) proposed`)
    expect(waiting?.text).toMatch(/^Account number +000 •••• 901 → 501 •••• 678$/m)
    expect(waiting?.text).toMatch(/^Branch +Fort, Mumbai \(unchanged\)$/m)
    expect(waiting?.text).toContain('Open the settings <https://store.example/superadmin/settings>')
    expect(mails.map(({ text }) => text).join()).not.toContain('50100012345678')
    const { headers } = ravi
    const { notifications } = (
      await store.app.inject({ url: '/api/notifications', headers })
    ).json()
    expect(notifications.map(({ title }: { title: string }) => title)).toEqual([
      'The bank details were changed',
      'A change of the bank details is waiting for a second superadmin',
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
