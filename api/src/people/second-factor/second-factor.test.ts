import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../test/factories/account-factory.ts'
import { appPath, codeAt, setUpApp } from '../../../test/factories/second-factor.ts'
import { openMailQueue } from '../../../test/open-mail-queue.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { tierAdmins } from '../../base/http/actor.ts'
import { removeSecondFactorByEmail } from './remove-second-factor.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })
const url = '/api/auth/me/second-factor'
const minute = 60_000
let admin: SignedInAccount

beforeEach(async () => {
  admin = await signIn(store, 'superadmin')
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

function call(method: Method, path: string, payload?: object) {
  return callAs(admin, { method, url: path, ...(payload && { payload }) })
}

function callAs(
  { headers }: Pick<SignedInAccount, 'headers'>,
  request: { method: Method; url: string; payload?: object },
) {
  return store.app.inject({ ...request, headers })
}

const begin = (currentPassword = testPassword) => call('POST', appPath, { currentPassword })

async function auditOf(userId: number): Promise<string[]> {
  return store.db('audit_entries').where({ actor_id: userId }).orderBy('id').pluck('action')
}

describe('setting up an authenticator app', () => {
  it.each(tierAdmins)('works for a %s, who gets ten recovery codes', async (role) => {
    admin = await signIn(store, role)
    expect((await call('GET', url)).json()).toEqual({
      app: null,
      passkeys: [],
      passkeyHost: 'localhost',
      recoveryCodes: 0,
      required: false,
    })
    const { secret, recoveryCodes } = await setUpApp(store, admin)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect((await call('GET', url)).json()).toMatchObject({
      app: { since: expect.any(String) },
      recoveryCodes: 10,
    })
    expect(await auditOf(admin.account.userId)).toEqual(['second-factor.set-up'])
    const [mail] = await takeMails(store)
    expect([mail?.to, mail?.subject]).toEqual([admin.account.email, 'A second factor was set up'])
  })

  it('hands out what the QR code contains', async () => {
    const { uri, secret } = (await begin()).json()
    const parsed = new URL(uri)
    expect([parsed.protocol, parsed.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(parsed.pathname)).toBe(`/Store:${admin.account.email}`)
    expect(Object.fromEntries(parsed.searchParams)).toMatchObject({ issuer: 'Store', secret })
  })

  it('asks for the password', async () => {
    const answer = await begin('a guess')
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'This is not your current password' }],
    ])
  })

  it('stores nothing before the first code is right', async () => {
    const { enrolment, secret } = (await begin()).json()
    const code = codeAt(secret, new Date(clock.now().getTime() - 10 * minute))
    const answer = await call('PUT', appPath, { enrolment, code })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_second_factor'])
    expect((await call('GET', url)).json()).toMatchObject({ app: null, recoveryCodes: 0 })
    expect(await store.db('authenticator_apps')).toEqual([])
  })

  it('ends after ten minutes, and works with no set-up of somebody else', async () => {
    const { enrolment, secret } = (await begin()).json()
    const other = await signIn(store, 'superadmin')
    const foreign = { enrolment, code: codeAt(secret, clock.now()) }
    expect(
      (await callAs(other, { method: 'PUT', url: appPath, payload: foreign })).json().code,
    ).toBe('enrolment_ended')
    skippedMs += 10 * minute
    const late = { enrolment, code: codeAt(secret, clock.now()) }
    expect((await call('PUT', appPath, late)).json().code).toBe('enrolment_ended')
    expect((await call('PUT', appPath, { ...late, enrolment: 'e30' })).statusCode).toBe(400)
  })

  it('ends the other sessions of the account, which had no second factor', async () => {
    const elsewhere = await signIn(store, admin.account)
    await setUpApp(store, admin)
    expect((await callAs(elsewhere, { method: 'GET', url })).statusCode).toBe(401)
    expect((await call('GET', url)).statusCode).toBe(200)
  })

  it('is not open to a buyer', async () => {
    const buyer = await signIn(store, 'reseller')
    expect((await callAs(buyer, { method: 'GET', url })).statusCode).toBe(403)
  })
})

describe('a fresh second factor', () => {
  let secret = ''
  const userPath = async () =>
    `/api/admin/users/${(await createAccount(store.db, { role: 'enduser' })).publicId}`
  const prove = (code = codeAt(secret, clock.now())) => call('POST', `${url}/proof`, { code })

  beforeEach(async () => {
    secret = (await setUpApp(store, admin)).secret
    skippedMs += 10 * minute + 1
  })

  it('is needed for another role, and lasts ten minutes', async () => {
    const path = await userPath()
    const change = { role: 'enduser-admin' }
    const refused = await call('PUT', path, change)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'second_factor_needed', message: 'Confirm with your second factor that it is you.' },
    ])
    const proved = await prove()
    const freshUntil = Date.parse(proved.json().freshUntil)
    expect(freshUntil - clock.now().getTime()).toBeGreaterThan(9 * minute)
    skippedMs += 9 * minute
    expect((await call('PUT', path, change)).statusCode).toBe(200)
    skippedMs += 2 * minute
    expect((await call('PUT', path, { role: 'enduser' })).statusCode).toBe(403)
    // The account is an admin's now.
    expect((await call('PUT', path, { disabled: true })).statusCode).toBe(403)
    expect((await call('PUT', await userPath(), { disabled: true })).statusCode).toBe(200)
  })

  it('is needed to disable an admin, to enable one and to end the sessions of one', async () => {
    const other = await signIn(store, 'reseller-admin')
    const path = `/api/admin/users/${other.account.publicId}`
    const calls = [
      ['PUT', path, { disabled: true }],
      ['PUT', path, { disabled: false }],
      ['DELETE', `${path}/sessions`, undefined],
    ] as const
    for (const [method, at, payload] of calls) {
      expect((await call(method, at, payload)).json().code).toBe('second_factor_needed')
    }
    await prove()
    for (const [method, at, payload] of calls) {
      expect((await call(method, at, payload)).statusCode).toBeLessThan(300)
    }
  })

  it.each([
    ['POST', `${url}/recovery-codes`, undefined],
    ['DELETE', url, undefined],
    ['POST', appPath, { currentPassword: testPassword }],
  ] as const)('is needed for %s %s', async (method, path, payload) => {
    expect((await call(method, path, payload)).json().code).toBe('second_factor_needed')
    await prove()
    expect((await call(method, path, payload)).statusCode).toBe(200)
  })

  it('is proved for one session, and not for another of the same account', async () => {
    const { email } = admin.account
    const payload = { email, password: testPassword }
    const started = await store.app.inject({ method: 'POST', url: '/api/auth/login', payload })
    const { challenge } = started.json().secondFactor
    const code = codeAt(secret, clock.now())
    const finish = { method: 'POST', url: '/api/auth/second-factor' } as const
    const login = await store.app.inject({ ...finish, payload: { challenge, code } })
    const other = { headers: { authorization: `Bearer ${login.json().token}` } }
    const change = {
      method: 'PUT',
      url: await userPath(),
      payload: { role: 'enduser-admin' },
    } as const
    expect((await callAs(admin, change)).statusCode).toBe(403)
    expect((await callAs(other, change)).statusCode).toBe(200)
  })

  it('is not proved by a wrong or used code', async () => {
    const code = codeAt(secret, clock.now())
    expect((await prove(code)).statusCode).toBe(200)
    expect((await prove(code)).json().code).toBe('wrong_second_factor')
  })

  it.each([
    [200, undefined, { disabled: true }],
    [403, 'second_factor_missing', { role: 'enduser-admin' }],
  ])(
    'of an admin who has none is asked for what makes admins only: %d %s',
    async (status, code, payload) => {
      const without = await signIn(store, 'superadmin')
      const answer = await callAs(without, { method: 'PUT', url: await userPath(), payload })
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    },
  )
})

describe('recovery codes', () => {
  it('can be made anew, and the former ones are dead', async () => {
    const former = await setUpApp(store, admin)
    const { recoveryCodes } = (await call('POST', `${url}/recovery-codes`)).json()
    expect(recoveryCodes).toHaveLength(10)
    const prove = (code = '') => call('POST', `${url}/proof`, { code })
    expect((await prove(former.recoveryCodes[0])).statusCode).toBe(400)
    expect((await prove(recoveryCodes[0])).statusCode).toBe(200)
    expect((await call('GET', url)).json().recoveryCodes).toBe(9)
  })

  it('need a second factor', async () => {
    expect((await call('POST', `${url}/recovery-codes`)).statusCode).toBe(404)
  })
})

describe('a removed second factor', () => {
  const logIn = (email: string) =>
    store.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: testPassword },
    })

  it('is no longer asked for', async () => {
    await setUpApp(store, admin)
    expect((await call('DELETE', url)).json()).toEqual({ message: 'Second factor removed' })
    expect((await call('GET', url)).json()).toMatchObject({ app: null, recoveryCodes: 0 })
    expect((await logIn(admin.account.email)).statusCode).toBe(200)
  })

  it('was removed by a superadmin, who is named in the audit; the owner gets a mail', async () => {
    const person = await signIn(store, 'reseller-admin')
    await setUpApp(store, person)
    const { publicId, email } = person.account
    const users = (await call('GET', `/api/admin/users?q=${email}`)).json().users
    expect(users[0].secondFactor).toBe(true)
    const answer = await call('DELETE', `/api/admin/users/${publicId}/second-factor`)
    expect([answer.statusCode, answer.json().user.secondFactor]).toEqual([200, undefined])
    expect((await callAs(person, { method: 'GET', url })).statusCode).toBe(401)
    expect((await logIn(email)).statusCode).toBe(200)
    expect(await auditOf(admin.account.userId)).toEqual(['user.second-factor-removed'])
    const mail = (await takeMails(store)).findLast(({ to }) => to === email)
    expect(mail?.text).toContain('removed by a superadmin')
  })

  it('of the last superadmin was removed on the server', async () => {
    await setUpApp(store, admin)
    const mails = openMailQueue(store)
    await removeSecondFactorByEmail({ ...store, db: store.db, clock, mails }, admin.account.email)
    expect((await call('GET', url)).statusCode).toBe(401)
    expect((await logIn(admin.account.email)).statusCode).toBe(200)
    const again = removeSecondFactorByEmail({ db: store.db, clock, mails }, admin.account.email)
    await expect(again).rejects.toThrow('This account has no second factor.')
  })
})
