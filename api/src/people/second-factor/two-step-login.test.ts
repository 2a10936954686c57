import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  createAccount,
  signIn,
  type TestAccount,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { codeAt, setUpApp, type TestApp } from '../../../test/factories/second-factor.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock, environment: { LOGIN_FAILURES_PER_ACCOUNT: '8' } })
const step = 30_000
const minute = 60_000

function skip(milliseconds: number): void {
  skippedMs += milliseconds
}

let account: TestAccount
let app: TestApp

beforeEach(async () => {
  account = await createAccount(store.db, { role: 'reseller-admin' })
  app = await setUpApp(store, await signIn(store, account))
  skip(step)
})

const post = (path: string, payload: object, api = store.app) =>
  api.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

async function startLogin(path = 'login'): Promise<string> {
  const answer = await post(path, { email: account.email, password: testPassword })
  return answer.json().secondFactor.challenge
}

const code = () => codeAt(app.secret, clock.now())
const wrongCode = () => (code() === '000000' ? '000001' : '000000')

describe('a login with a second factor', () => {
  it.each(['login', 'admin/login'])('at %s has no session after the password', async (path) => {
    const answer = await post(path, { email: account.email, password: testPassword })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        code: 'second_factor_required',
        message: 'This account has a second factor. Reload the page and log in again.',
        secondFactor: {
          challenge: expect.any(String),
          expiresAt: expect.any(String),
          methods: ['totp'],
        },
      },
    ])
    const { challenge } = answer.json().secondFactor
    const signedIn = await post('second-factor', { challenge, code: code() })
    expect([signedIn.statusCode, signedIn.json().user]).toMatchObject([
      200,
      { _id: account.publicId, role: 'reseller-admin' },
    ])
    const headers = { authorization: `Bearer ${signedIn.json().token}` }
    expect((await store.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(200)
  })

  it('answers a wrong password as for everybody', async () => {
    const answer = await post('login', { email: account.email, password: 'a guess' })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'wrong_login'])
  })

  it('accepts a code once, also within its time and for another login', async () => {
    const [first, second] = [await startLogin(), await startLogin()]
    const used = code()
    expect((await post('second-factor', { challenge: first, code: used })).statusCode).toBe(200)
    const again = await post('second-factor', { challenge: second, code: used })
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { code: 'wrong_second_factor', errors: [{ field: 'code' }] },
    ])
    skip(step)
    expect((await post('second-factor', { challenge: second, code: code() })).statusCode).toBe(200)
  })

  it('accepts one of two equal codes that are sent at once', async () => {
    const challenges = [await startLogin(), await startLogin(), await startLogin()]
    const used = code()
    const answers = await Promise.all(
      challenges.map((challenge) => post('second-factor', { challenge, code: used })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  })

  it('accepts the code of a phone whose clock is half a minute off, and no older one', async () => {
    const challenge = await startLogin()
    skip(2 * step)
    const old = codeAt(app.secret, new Date(clock.now().getTime() - 2 * step))
    const late = codeAt(app.secret, new Date(clock.now().getTime() - step))
    expect((await post('second-factor', { challenge, code: old })).statusCode).toBe(400)
    expect((await post('second-factor', { challenge, code: late })).statusCode).toBe(200)
  })

  it('accepts each recovery code once, in any spelling, and tells the owner', async () => {
    const [recovery = ''] = app.recoveryCodes
    const spelled = ` ${recovery.toLowerCase().replace('-', ' ')} `
    const challenge = await startLogin()
    expect((await post('second-factor', { challenge, code: spelled })).statusCode).toBe(200)
    const again = await post('second-factor', { challenge: await startLogin(), code: recovery })
    expect(again.statusCode).toBe(400)
    const mail = (await takeMails(store)).find(({ subject }) => subject.includes('recovery'))
    expect([mail?.to, mail?.text]).toEqual([
      account.email,
      expect.stringContaining('Unused codes: 9.'),
    ])
  })

  it('ends after five wrong codes, and the owner learns it', async () => {
    const challenge = await startLogin()
    for (let guess = 0; guess < 5; guess += 1) {
      await post('second-factor', { challenge, code: wrongCode() })
    }
    const answer = await post('second-factor', { challenge, code: code() })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: 'challenge_ended',
        message: 'This login took too long or had too many attempts. Please log in again.',
      },
    ])
    const subjects = (await takeMails(store)).map(({ subject }) => subject)
    expect(subjects).toContain('A login failed at your second factor')
  })

  it('counts wrong codes as failed logins of the account', async () => {
    for (const guesses of [5, 3]) {
      const challenge = await startLogin()
      for (let guess = 0; guess < guesses; guess += 1) {
        await post('second-factor', { challenge, code: wrongCode() })
      }
    }
    const answer = await post('login', { email: account.email, password: testPassword })
    expect(answer.statusCode).toBe(429)
  })

  it.each([
    ['five minutes later', async () => skip(5 * minute)],
    [
      'after another password was set',
      () => store.db('users').where({ id: account.userId }).update({ password_hash: 'another' }),
    ],
    [
      'after the role was changed',
      () => store.db('users').where({ id: account.userId }).update({ role: 'superadmin' }),
    ],
  ])('cannot be finished %s', async (_when, change) => {
    const challenge = await startLogin()
    await change()
    const answer = await post('second-factor', { challenge, code: code() })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'challenge_ended'])
  })

  it('cannot be finished for an account that was disabled meanwhile', async () => {
    const challenge = await startLogin()
    await store.db('users').where({ id: account.userId }).update({ disabled_at: clock.now() })
    const answer = await post('second-factor', { challenge, code: code() })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_disabled'])
  })

  it('can be finished once, and not with an invented challenge', async () => {
    const challenge = await startLogin()
    expect((await post('second-factor', { challenge, code: code() })).statusCode).toBe(200)
    skip(step)
    for (const one of [challenge, 'c'.repeat(43)]) {
      const answer = await post('second-factor', { challenge: one, code: code() })
      expect(answer.json().code).toBe('challenge_ended')
    }
  })

  it('asks for a code before it counts a try', async () => {
    const answer = await post('second-factor', { challenge: await startLogin(), code: '12' })
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Enter the six digits of your authenticator app, or a recovery code.',
    ])
  })

  it('can be finished at another instance of the API', async () => {
    const { config } = store
    const other = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    const challenge = await startLogin()
    const answer = await post('second-factor', { challenge, code: code() }, other)
    expect(answer.statusCode).toBe(200)
    await other.close()
  })

  it('leaves neither secret nor recovery code readable in the database', async () => {
    await startLogin()
    const tables = ['authenticator_apps', 'recovery_codes', 'login_challenges']
    const rows = await Promise.all(tables.map((table) => store.db(table)))
    const text = JSON.stringify(rows)
    for (const secret of [app.secret, ...app.recoveryCodes]) expect(text).not.toContain(secret)
  })
})
