import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { createAccount, testPassword } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore({
  environment: { LOGIN_FAILURES_PER_ACCOUNT: '3', LOGIN_FAILURES_PER_ADDRESS: '5' },
})
let address = 0

/** Each test uses its own client address, because throttles outlive a test. */
function nextAddress(): string {
  address += 1
  return `10.1.0.${address}`
}

interface Typed {
  email: string
  password?: string
  from?: string
  path?: string
}

function logIn({ email, password = testPassword, from = nextAddress(), path = 'login' }: Typed) {
  return store.app.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    remoteAddress: from,
    payload: { email, password },
  })
}

describe('POST /auth/login', () => {
  it.each(roles)('signs in a %s', async (role) => {
    const account = await createAccount(store.db, { role })
    const answer = await logIn(account)
    expect(answer.statusCode).toBe(200)
    const { token, user } = answer.json()
    expect(user).toMatchObject({ _id: account.publicId, email: account.email, role })
    const me = await store.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(me.json()).toEqual({ user })
  })

  it('accepts the e-mail in any case and with spaces around it', async () => {
    await createAccount(store.db, { email: 'ravi@example.in' })
    expect((await logIn({ email: ' Ravi@Example.IN ' })).statusCode).toBe(200)
  })

  it('responds alike to an unknown e-mail and a wrong password', async () => {
    const { email } = await createAccount(store.db)
    const wrong = await logIn({ email, password: 'not the password' })
    const unknown = await logIn({ email: 'nobody@example.in' })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      401,
      { code: 'wrong_login', message: 'Invalid email or password' },
    ])
    expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()])
  })

  it('does not accept another spelling of the e-mail', async () => {
    await createAccount(store.db, { email: 'jose@example.in' })
    expect((await logIn({ email: 'josé@example.in' })).statusCode).toBe(401)
  })

  it.each([
    [{ email: 'ravi', password: 'x' }, 'email', 'Enter a valid email address'],
    [{ email: 'ravi@example.in', password: '' }, 'password', 'Password is required'],
  ])('rejects the form %j', async (form, field, message) => {
    const answer = await logIn(form)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field, message }] },
    ])
  })

  it('rejects a form without fields, with the messages of the screen', async () => {
    const answer = await store.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Enter a valid email address'])
  })

  it('reveals only to the owner that an account is disabled', async () => {
    const { email, userId } = await createAccount(store.db)
    await store.db('users').where({ id: userId }).update({ disabled_at: new Date() })
    const owner = await logIn({ email })
    expect([owner.statusCode, owner.json().message]).toEqual([
      403,
      'This account is disabled. Please contact support.',
    ])
    expect((await logIn({ email, password: 'a guess' })).statusCode).toBe(401)
  })
})

describe('failed logins', () => {
  it('lock an account for a while, from every address and even with the right password', async () => {
    const { email } = await createAccount(store.db)
    for (let guess = 0; guess < 3; guess += 1) await logIn({ email, password: 'a guess' })
    const answer = await logIn({ email })
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      'Too many attempts. Please wait a little and try again.',
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  it('are counted when they are concurrent', async () => {
    const { email } = await createAccount(store.db)
    const guesses = Array.from({ length: 10 }, () => logIn({ email, password: 'a guess' }))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(7)
  })

  it('stop an address that tries many accounts, and no other address', async () => {
    const from = nextAddress()
    for (let guess = 0; guess < 5; guess += 1) {
      await logIn({ email: `guess${guess}@example.in`, from })
    }
    const { email } = await createAccount(store.db)
    expect((await logIn({ email, from })).statusCode).toBe(429)
    expect((await logIn({ email })).statusCode).toBe(200)
  })

  it('are not counted when they succeed', async () => {
    const account = await createAccount(store.db)
    const from = nextAddress()
    for (let time = 0; time < 8; time += 1) {
      expect((await logIn({ ...account, from })).statusCode).toBe(200)
    }
  })
})

describe('POST /auth/admin/login', () => {
  it.each(roles)('signs in a %s only if it is an administrator', async (role) => {
    const { email } = await createAccount(store.db, { role })
    const answer = await logIn({ email, path: 'admin/login' })
    const isAdmin = role.endsWith('admin')
    expect(answer.statusCode).toBe(isAdmin ? 200 : 403)
    if (!isAdmin)
      expect(answer.json()).toEqual({
        code: 'admins_only',
        message: 'This login is for administrators.',
      })
  })

  it('reveals no role without the password', async () => {
    const { email } = await createAccount(store.db)
    const answer = await logIn({ email, password: 'a guess', path: 'admin/login' })
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Invalid email or password'])
  })

  it('rejects a form and a disabled account as the other login does', async () => {
    const { email, userId } = await createAccount(store.db, { role: 'reseller-admin' })
    const blank = await logIn({ email, password: '', path: 'admin/login' })
    expect([blank.statusCode, blank.json().message]).toEqual([400, 'Password is required'])
    await store.db('users').where({ id: userId }).update({ disabled_at: new Date() })
    const disabled = await logIn({ email, path: 'admin/login' })
    expect([disabled.statusCode, disabled.json().message]).toEqual([
      403,
      'This account is disabled. Please contact support.',
    ])
  })

  it('counts failed logins together with the other login', async () => {
    const { email } = await createAccount(store.db, { role: 'superadmin' })
    const guess = (path: string) => logIn({ email, password: 'a guess', path })
    for (const path of ['login', 'admin/login', 'admin/login']) {
      expect((await guess(path)).statusCode).toBe(401)
    }
    const answer = await logIn({ email, path: 'admin/login' })
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
