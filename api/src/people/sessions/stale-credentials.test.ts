import { describe, expect, it } from '@jest/globals'
import { createAccount, signIn, testPassword } from '../../../test/factories/account-factory.ts'
import { setUpApp, signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { hashPassword } from '../accounts/password.ts'
import type { VerifiedAccount } from './session-repository.ts'
import { createSessions } from './session-service.ts'

const store = useTestStore({ environment: { LOGIN_FAILURES_PER_ACCOUNT: '100' } })

async function verifiedAccount(): Promise<VerifiedAccount> {
  const passwordHash = await hashPassword(testPassword)
  const { userId, role } = await createAccount(store.db, { passwordHash })
  return { id: userId, passwordHash, role }
}

async function livingSessionsOf(userId: number): Promise<number> {
  return (await store.db('sessions').where({ user_id: userId }).whereNull('ended_at')).length
}

describe('a session of an account that changes after its password was checked', () => {
  it.each([
    ['another password', { password_hash: 'another hash' }],
    ['another role', { role: 'superadmin' }],
    ['a disabled account', { disabled_at: new Date() }],
  ])('does not open for %s', async (_case, change) => {
    const sessions = createSessions(store)
    const account = await verifiedAccount()
    await store.db('users').where({ id: account.id }).update(change)
    expect(await sessions.open(account)).toBeUndefined()
    expect(await livingSessionsOf(account.id)).toBe(0)
  })

  it('does not open while the change waits for its commit', async () => {
    const sessions = createSessions(store)
    const account = await verifiedAccount()
    let opening: Promise<string | undefined> | undefined
    await sessions.endAllOf(account.id, async (trx) => {
      await trx('users').where({ id: account.id }).update({ password_hash: 'another hash' })
      opening = sessions.open(account)
      await untilInsertWaits(opening)
    })
    expect(await opening).toBeUndefined()
    expect(await livingSessionsOf(account.id)).toBe(0)
  })
})

it('a session that another instance has ended a moment ago proves no second factor', async () => {
  const admin = await signIn(store, 'superadmin')
  await setUpApp(store, admin)
  const url = '/api/auth/me/second-factor/recovery-codes'
  const renew = () => store.app.inject({ method: 'POST', url, headers: admin.headers })
  expect((await renew()).statusCode).toBe(200)
  await store.db('sessions').update({ ended_at: store.clock.now() })
  expect((await renew()).json().code).toBe('second_factor_needed')
})

/** Resolves once the insert of a session has reached the server, or has ended. */
async function untilInsertWaits(opening: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  opening.then(end, end)
  for (let isWaiting = false; !isWaiting && !isOver; ) {
    const [rows]: object[][] = await store.db.raw(
      `SELECT id FROM information_schema.processlist
       WHERE id <> CONNECTION_ID() AND LOWER(info) LIKE '%insert into sessions%'`,
    )
    isWaiting = rows?.length === 1
  }
}

it('leaves no session of a login with the old password that overlaps a password reset', async () => {
  const { email, userId } = await createAccount(store.db)
  const post = (path: string, payload: object) =>
    store.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: { email, ...payload } })
  await post('forgot-password', {})
  const [mail] = await takeMails(store)
  const [otp] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
  const { resetToken } = (await post('verify-otp', { otp })).json()
  const reset = post('reset-password', { newPassword: 'Cartridge#2027', resetToken })
  const logins = await Promise.all(
    Array.from({ length: 24 }, () => post('login', { password: testPassword })),
  )
  expect((await reset).statusCode).toBe(200)
  for (const answer of logins.filter(({ statusCode }) => statusCode === 200)) {
    const headers = { authorization: `Bearer ${answer.json().token}` }
    expect((await store.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401)
  }
  expect(await livingSessionsOf(userId)).toBe(0)
})

it('opens a session with the current role, when only that changed meanwhile', async () => {
  const admin = await signInProvedSuperadmin(store)
  const { email, publicId } = await createAccount(store.db)
  const [login] = await Promise.all([
    store.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: testPassword },
    }),
    store.app.inject({
      method: 'PUT',
      url: `/api/admin/users/${publicId}`,
      headers: admin.headers,
      payload: { role: 'enduser-admin' },
    }),
  ])
  expect(login.statusCode).toBe(200)
})
