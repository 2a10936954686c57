import { beforeEach, describe, expect, it } from '@jest/globals'
import type { PasskeyAssertion } from '@store/contract/schemas/accounts/passkeys'
import {
  createAccount,
  signIn,
  type TestAccount,
  testPassword,
} from '../../../../test/factories/account-factory.ts'
import { addPasskey, setUpApp } from '../../../../test/factories/second-factor.ts'
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from '../../../../test/factories/software-authenticator.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const origin = 'http://localhost:8080'
const store = useTestStore({ clock })
let account: TestAccount
let phone: SoftwareAuthenticator
let recoveryCodes: string[]

beforeEach(async () => {
  account = await createAccount(store.db, { role: 'reseller-admin' })
  phone = createAuthenticator(origin)
  recoveryCodes = await addPasskey(store, await signIn(store, account), phone)
})

const post = (path: string, payload: object, api = store.app) =>
  api.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

async function startLogin({ email } = account) {
  const answer = await post('login', { email, password: testPassword })
  return answer.json().secondFactor
}
const optionsOf = async (challenge: string) =>
  (await post('second-factor/passkey-options', { challenge })).json()
const finish = (challenge: string, passkey: PasskeyAssertion, api = store.app) =>
  post('second-factor/passkey', { challenge, passkey }, api)

async function logIn(authenticator = phone) {
  const { challenge } = await startLogin()
  return finish(challenge, authenticator.sign(await optionsOf(challenge)))
}

const refused = {
  code: 'wrong_second_factor',
  message: 'This passkey was not accepted. Try again, or use another way.',
}

describe('a login with a passkey', () => {
  it('needs the password and the passkey, and works at any instance', async () => {
    const started = await startLogin()
    expect(started.methods).toEqual(['passkey'])
    const options = await optionsOf(started.challenge)
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ type: 'public-key' }] })
    const { config } = store
    const other = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    const answer = await finish(started.challenge, phone.sign(options), other)
    await other.close()
    expect([answer.statusCode, answer.json().user._id]).toEqual([200, account.publicId])
    const headers = { authorization: `Bearer ${answer.json().token}` }
    // The login counts as a fresh proof.
    const url = '/api/auth/me/second-factor/recovery-codes'
    expect((await store.app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
  })

  it('names both kinds for an account that has both; a recovery code replaces either', async () => {
    const { headers } = await signInAgain()
    await setUpApp(store, { headers, account })
    const { challenge, methods } = await startLogin()
    expect(methods).toEqual(['totp', 'passkey'])
    const answer = await post('second-factor', { challenge, code: recoveryCodes[0] })
    expect(answer.statusCode).toBe(200)
  })

  it('cannot be repeated with the signature of a former one', async () => {
    const { challenge } = await startLogin()
    const signed = phone.sign(await optionsOf(challenge))
    expect((await finish(challenge, signed)).statusCode).toBe(200)
    expect((await finish(challenge, signed)).json().code).toBe('challenge_ended')
    const next = await startLogin()
    expect((await finish(next.challenge, signed)).json()).toEqual(refused)
  })

  it('succeeds once when it is sent twice at once', async () => {
    phone.isCounting = false
    const { challenge } = await startLogin()
    const signed = phone.sign(await optionsOf(challenge))
    const answers = await Promise.all([finish(challenge, signed), finish(challenge, signed)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  it('is refused on a page of somebody else', async () => {
    phone.origin = 'https://localhost.evil'
    expect((await logIn()).json()).toEqual(refused)
  })

  it('is refused with a counter that has not risen', async () => {
    expect((await logIn()).statusCode).toBe(200)
    phone.counter = 0
    expect((await logIn()).json()).toEqual(refused)
  })

  it('is refused with a passkey of another account, and with a key of nobody', async () => {
    const other = await signIn(store, 'reseller-admin')
    const foreign = createAuthenticator(origin)
    await addPasskey(store, other, foreign)
    expect((await logIn(foreign)).json()).toEqual(refused)
    expect((await logIn(createAuthenticator(origin))).json()).toEqual(refused)
  })

  it('ends after five refusals, and its owner gets a mail', async () => {
    const { challenge } = await startLogin()
    const stranger = createAuthenticator(origin)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await finish(challenge, stranger.sign(await optionsOf(challenge)))
    }
    expect((await optionsOf(challenge)).code).toBe('challenge_ended')
    const subjects = (await takeMails(store)).map(({ subject }) => subject)
    expect(subjects).toContain('A login failed at your second factor')
  })

  it('ends five minutes after the password, or when the account is disabled', async () => {
    const { challenge } = await startLogin()
    const signed = phone.sign(await optionsOf(challenge))
    await store.db('users').where({ id: account.userId }).update({ disabled_at: clock.now() })
    expect((await optionsOf(challenge)).code).toBe('account_disabled')
    skippedMs += 5 * 60_000
    expect((await finish(challenge, signed)).json().code).toBe('challenge_ended')
  })
})

/** With the passkey: an account that has one opens no session by its password. */
async function signInAgain() {
  return { headers: { authorization: `Bearer ${(await logIn()).json().token}` } }
}
