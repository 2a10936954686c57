import { describe, expect, it } from '@jest/globals'
import type { Right } from '@store/contract/rules/accounts/rights'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  signInWithRights,
} from '../../../test/factories/account-factory.ts'
import { signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'

const url = '/api/admin/users'

describe('the rights of staff', () => {
  const store = useTestStore()
  type Sender = Pick<SignedInAccount, 'headers'>

  const give = async ({ headers }: Sender, { account }: SignedInAccount, rights: Right[]) =>
    store.app.inject({
      method: 'PUT',
      url: `${url}/${account.publicId}/rights`,
      headers,
      payload: { rights },
    })
  const giveAll = async ({ headers }: Sender, { account }: SignedInAccount) =>
    store.app.inject({ method: 'DELETE', url: `${url}/${account.publicId}/rights`, headers })
  const change = async ({ headers }: Sender, { account }: SignedInAccount, payload: object) =>
    store.app.inject({ method: 'PUT', url: `${url}/${account.publicId}`, headers, payload })
  const read = async ({ headers }: Sender, path: string) =>
    store.app.inject({ url: `/api${path}`, headers })
  const statusOf = async (who: Sender, path: string) => (await read(who, path)).statusCode

  it('narrow an open session from its next request on, and widen it again', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signIn(store, 'superadmin')
    expect(await statusOf(clerk, '/receipts')).toBe(200)
    const answer = await give(superadmin, clerk, ['packing'])
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { message: 'Rights saved', user: { role: 'superadmin', rights: ['packing'] } },
    ])
    expect([
      await statusOf(clerk, '/receipts'),
      await statusOf(clerk, '/superadmin/orders'),
    ]).toEqual([403, 200])
    expect((await read(clerk, '/auth/me')).json().user.rights).toEqual(['packing'])
    await giveAll(superadmin, clerk)
    expect(await statusOf(clerk, '/receipts')).toBe(200)
    expect((await read(clerk, '/auth/me')).json().user).not.toHaveProperty('rights')
  })

  it('hold for every request that begins after they were taken, however many are under way', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signIn(store, 'superadmin')
    const early = Array.from({ length: 20 }, async () => statusOf(clerk, '/receipts'))
    await give(superadmin, clerk, ['orders'])
    const late = Array.from({ length: 20 }, async () => statusOf(clerk, '/receipts'))
    expect((await Promise.all(early)).every((status) => [200, 403].includes(status))).toBe(true)
    expect(new Set(await Promise.all(late))).toEqual(new Set([403]))
  })

  it('are in the audit by person, before and after, and told to the person and all superadmins', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signIn(store, 'reseller-admin')
    await takeMails(store)
    await give(superadmin, clerk, ['orders', 'packing'])
    await give(superadmin, clerk, ['orders', 'packing'])
    await giveAll(superadmin, clerk)
    const { entries } = (await read(superadmin, '/admin/audit?kind=user')).json()
    expect(entries.slice(0, 2)).toMatchObject([
      {
        action: 'user.rights-changed',
        actor: { _id: superadmin.account.publicId },
        changes: [{ field: 'rights', from: 'Orders, Packing', to: 'all' }],
      },
      { changes: [{ field: 'rights', from: 'all', to: 'Orders, Packing' }] },
    ])
    const mails = await takeMails(store)
    const told = mails.filter(({ to }) => to === clerk.account.email)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Asha Mehta is now reseller-admin, 2 rights',
      'Asha Mehta is now reseller-admin, all rights',
    ])
    expect(mails.filter(({ to }) => to === superadmin.account.email)).toHaveLength(2)
  })

  it('are given by a superadmin with all rights and a second factor, to another admin', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signIn(store, 'reseller-admin')
    const codeOf = async (who: SignedInAccount, whom = clerk) => {
      const answer = await give(who, whom, ['orders'])
      return [answer.statusCode, answer.json().code]
    }
    expect(
      await codeOf(await signInWithRights(store, 'superadmin', ['users', 'settings'])),
    ).toEqual([403, 'right_missing'])
    expect(await codeOf(await signIn(store, 'distributor-admin'))).toEqual([403, 'forbidden'])
    expect(await codeOf(await signIn(store, 'superadmin'))).toEqual([403, 'second_factor_missing'])
    expect(await codeOf(superadmin, superadmin)).toEqual([403, 'forbidden'])
    expect(await codeOf(superadmin, await signIn(store, 'reseller'))).toEqual([
      400,
      'invalid_input',
    ])
    const nobody = {
      ...clerk,
      account: { ...clerk.account, publicId: '01JD0000000000000000000000' },
    }
    expect(await codeOf(superadmin, nobody)).toEqual([404, 'not_found'])
  })

  it('do not let who manages users touch admins, or make some', async () => {
    const manager = await signInWithRights(store, 'superadmin', ['users'])
    const [admin, buyer] = [await signIn(store, 'reseller-admin'), await signIn(store, 'reseller')]
    const codeOf = async (whom: SignedInAccount, payload: object) =>
      (await change(manager, whom, payload)).json().code
    expect(await codeOf(admin, { disabled: true })).toBe('right_missing')
    expect(await codeOf(admin, { role: 'enduser' })).toBe('right_missing')
    expect(await codeOf(buyer, { role: 'superadmin' })).toBe('right_missing')
    expect((await change(manager, buyer, { disabled: true })).statusCode).toBe(200)
    const sessions = `${url}/${admin.account.publicId}/sessions`
    const { headers } = manager
    const ended = await store.app.inject({ method: 'DELETE', url: sessions, headers })
    expect(ended.json().code).toBe('right_missing')
  })

  it('stay with another admin role, and end with it', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signInWithRights(store, 'superadmin', ['packing'])
    const other = await change(superadmin, clerk, { role: 'reseller-admin' })
    expect(other.json().user.rights).toEqual(['packing'])
    await change(superadmin, clerk, { role: 'enduser' })
    const row = await store.db('users').where({ id: clerk.account.userId }).first()
    expect([row.rights, row.is_demo]).toEqual([null, 0])
  })

  it('make an account nobody for the former release, which would give it all of the role', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const clerk = await signIn(store, 'superadmin')
    /** What the former release asks of a session, in a store that is no demo. */
    const isSomebody = async () =>
      (await store
        .db('users')
        .where({ id: clerk.account.userId })
        .where('is_demo', '<=', 1)
        .first()) !== undefined
    await give(superadmin, clerk, [])
    expect(await isSomebody()).toBe(false)
    await giveAll(superadmin, clerk)
    expect(await isSomebody()).toBe(true)
  })

  it('of a demo account do not make it one that stays when the demo ends', async () => {
    const superadmin = await signInProvedSuperadmin(store)
    const account = await createAccount(store.db, { role: 'superadmin', isDemo: true })
    await give(superadmin, { account, headers: superadmin.headers }, ['orders'])
    const guest = await signIn(store, account)
    expect(await statusOf(guest, '/auth/me')).toBe(401)
  })
})

describe('the last superadmin with all rights', () => {
  const store = useTestStore()

  it('stays, when two narrow each other at the same moment', async () => {
    const [one, other] = [await signInProvedSuperadmin(store), await signInProvedSuperadmin(store)]
    const narrow = async (who: SignedInAccount, { account }: SignedInAccount) =>
      store.app.inject({
        method: 'PUT',
        url: `${url}/${account.publicId}/rights`,
        headers: who.headers,
        payload: { rights: ['read'] },
      })
    const answers = await Promise.all([narrow(one, other), narrow(other, one)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
    const whole = store.db('users').where({ role: 'superadmin' }).whereNull('rights')
    expect(await whole).toHaveLength(1)
  })

  it('can be neither disabled nor demoted, however many are narrowed', async () => {
    await store.db('users').where({ role: 'superadmin' }).update({ disabled_at: new Date() })
    const last = await signInProvedSuperadmin(store)
    await signInWithRights(store, 'superadmin', ['users'])
    const { statusCode, body } = await store.app.inject({
      method: 'PUT',
      url: `${url}/${last.account.publicId}`,
      headers: last.headers,
      payload: { disabled: true },
    })
    expect([statusCode, JSON.parse(body).code]).toEqual([409, 'last_superadmin'])
  })
})
