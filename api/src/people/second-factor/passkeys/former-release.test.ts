import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../../test/factories/account-factory.ts'
import { addPasskey, setUpApp } from '../../../../test/factories/second-factor.ts'
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from '../../../../test/factories/software-authenticator.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const minute = 60_000
let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })
let admin: SignedInAccount
let laptop: SoftwareAuthenticator

beforeEach(async () => {
  admin = await signIn(store, 'superadmin')
  laptop = createAuthenticator('http://localhost:8080')
  await addPasskey(store, admin, laptop)
})

const setFactorThere = (at: Date | null) =>
  store.db('users').where({ id: admin.account.userId }).update({ second_factor_at: at })
const removeThere = () => setFactorThere(null)

async function setUpAppThere() {
  const at = new Date(clock.now().getTime() + minute)
  await setFactorThere(at)
  await store.db('authenticator_apps').insert({
    user_id: admin.account.userId,
    sealed_secret: 'of that release',
    last_step: 1,
    created_at: at,
  })
}

async function post(path: string, payload: object) {
  return (await store.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })).json()
}
const logIn = () => post('login', { email: admin.account.email, password: testPassword })

async function state() {
  const { headers } = admin
  return (await store.app.inject({ url: '/api/auth/me/second-factor', headers })).json()
}

describe('a passkey of an account whose second factor a release without passkeys has removed', () => {
  beforeEach(removeThere)

  it('is shown nowhere and not asked for', async () => {
    expect(await state()).toMatchObject({ app: null, passkeys: [] })
    expect((await logIn()).token).toBeDefined()
  })

  it('is none of a new second factor', async () => {
    expect((await setUpApp(store, admin)).recoveryCodes).toHaveLength(10)
    expect(await state()).toMatchObject({ app: {}, passkeys: [] })
  })

  it('opens no login beside the app that was set up there, and can be added anew', async () => {
    await setUpAppThere()
    const { challenge, methods } = (await logIn()).secondFactor
    expect(methods).toEqual(['totp'])
    const options = await post('second-factor/passkey-options', { challenge })
    expect(options.allowCredentials ?? []).toEqual([])
    skippedMs += minute
    expect(await addPasskey(store, admin, laptop)).toEqual([])
    expect((await state()).passkeys).toHaveLength(1)
  })
})
