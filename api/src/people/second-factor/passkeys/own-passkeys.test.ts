import { beforeEach, describe, expect, it } from '@jest/globals'
import {
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../../test/factories/account-factory.ts'
import {
  addPasskey,
  appPath,
  passkeyPath,
  setUpApp,
} from '../../../../test/factories/second-factor.ts'
import {
  createAuthenticator,
  type SoftwareAuthenticator,
} from '../../../../test/factories/software-authenticator.ts'
import { takeMails } from '../../../../test/take-mails.ts'
import { useTestStore } from '../../../../test/test-store.ts'
import { tierAdmins } from '../../../base/http/actor.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const origin = 'https://store.example'
const store = useTestStore({ clock, environment: { PUBLIC_ORIGIN: origin } })
const url = '/api/auth/me/second-factor'
const minute = 60_000
let admin: SignedInAccount
let laptop: SoftwareAuthenticator

beforeEach(async () => {
  admin = await signIn(store, 'superadmin')
  laptop = createAuthenticator(origin)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const callAs = (
  { headers }: SignedInAccount,
  request: { method: Method; url: string; payload?: object },
) => store.app.inject({ ...request, headers })
const call = (method: Method, path: string, payload?: object) =>
  callAs(admin, { method, url: path, ...(payload && { payload }) })
const begin = async (who = admin) => {
  const payload = { currentPassword: testPassword }
  return (await callAs(who, { method: 'POST', url: `${passkeyPath}/options`, payload })).json()
}
const add = (passkey: object, name = 'Office laptop') =>
  call('POST', passkeyPath, { name, passkey })
const state = async () => (await call('GET', url)).json()
const onlyPasskey = async () => `${passkeyPath}/${(await state()).passkeys[0]._id}`
const outcomeOf = ({ statusCode, json }: { statusCode: number; json: () => { code: string } }) => [
  statusCode,
  json().code,
]

async function prove(authenticator = laptop) {
  const options = (await call('POST', `${url}/proof/passkey-options`)).json()
  return call('POST', `${url}/proof/passkey`, { passkey: authenticator.sign(options) })
}

describe('adding a passkey', () => {
  it.each(tierAdmins)('works for a %s, who gets recovery codes with the first', async (role) => {
    admin = await signIn(store, role)
    const elsewhere = await signIn(store, admin.account)
    expect(await addPasskey(store, admin, laptop)).toHaveLength(10)
    expect(await state()).toMatchObject({
      app: null,
      passkeys: [{ name: 'Office laptop', usedAt: null }],
      passkeyHost: 'store.example',
      recoveryCodes: 10,
    })
    expect((await callAs(elsewhere, { method: 'GET', url })).statusCode).toBe(401)
    const [mail] = await takeMails(store)
    expect([mail?.to, mail?.subject]).toEqual([admin.account.email, 'A passkey was added'])
    expect(await addPasskey(store, admin, createAuthenticator(origin))).toEqual([])
    expect((await state()).recoveryCodes).toBe(10)
  })

  it('tells the browser whose it is, and which passkeys there are', async () => {
    await addPasskey(store, admin, laptop)
    expect(await begin()).toMatchObject({
      rp: { id: 'store.example', name: 'store.example' },
      user: { name: admin.account.email },
      excludeCredentials: [{ type: 'public-key', transports: ['internal', 'of-the-future'] }],
    })
  })

  it('asks for the password', async () => {
    const answer = await call('POST', `${passkeyPath}/options`, { currentPassword: 'a guess' })
    expect(outcomeOf(answer)).toEqual([400, 'wrong_password'])
  })

  it('refuses a passkey made on a page of somebody else', async () => {
    const phished = createAuthenticator('https://store.example.evil')
    expect(outcomeOf(await add(phished.create(await begin())))).toEqual([
      400,
      'wrong_second_factor',
    ])
    expect((await state()).passkeys).toEqual([])
  })

  it('uses its challenge once, in its session, and within five minutes', async () => {
    const made = laptop.create(await begin())
    const other = await signIn(store, 'superadmin')
    await begin(other)
    const stolen = {
      method: 'POST',
      url: passkeyPath,
      payload: { name: 'Mine', passkey: made },
    } as const
    expect(outcomeOf(await callAs(other, stolen))).toEqual([400, 'wrong_second_factor'])
    expect((await add(made)).statusCode).toBe(200)
    expect(outcomeOf(await add(made))).toEqual([400, 'challenge_ended'])
    const late = createAuthenticator(origin).create(await begin())
    skippedMs += 5 * minute
    expect(outcomeOf(await add(late))).toEqual([400, 'challenge_ended'])
  })

  it('takes no challenge that was given without the password', async () => {
    await addPasskey(store, admin, laptop)
    const { challenge, rpId } = (await call('POST', `${url}/proof/passkey-options`)).json()
    const made = createAuthenticator(origin).create({
      rp: { id: rpId, name: '' },
      user: { id: '', name: '', displayName: '' },
      challenge,
      pubKeyCredParams: [],
    })
    expect(outcomeOf(await add(made))).toEqual([400, 'challenge_ended'])
  })

  it('refuses one that is set up already, an eleventh, and one without a name', async () => {
    await addPasskey(store, admin, laptop)
    expect(outcomeOf(await add(laptop.create(await begin())))).toEqual([409, 'passkey_taken'])
    const made = createAuthenticator(origin).create(await begin())
    expect((await add(made, ' ')).json().errors).toEqual([
      { field: 'name', message: 'Give the passkey a name, so that you know it again.' },
    ])
    for (let index = 0; index < 9; index += 1) {
      await addPasskey(store, admin, createAuthenticator(origin))
    }
    expect((await begin()).code).toBe('too_many_passkeys')
  })

  it('needs the second factor that the account got a moment ago at another instance', async () => {
    const made = laptop.create(await begin())
    const at = clock.now()
    await store.db('users').where({ id: admin.account.userId }).update({ second_factor_at: at })
    expect(outcomeOf(await add(made))).toEqual([403, 'second_factor_needed'])
    expect(await store.db('passkeys').where({ user_id: admin.account.userId })).toEqual([])
  })

  it('is not open to a buyer', async () => {
    const buyer = await signIn(store, 'reseller')
    const payload = { currentPassword: testPassword }
    const request = { method: 'POST', url: `${passkeyPath}/options`, payload } as const
    expect((await callAs(buyer, request)).statusCode).toBe(403)
  })
})

describe('a passkey', () => {
  beforeEach(async () => {
    await addPasskey(store, admin, laptop)
  })

  it('gets another name, which nobody else can give it', async () => {
    const path = await onlyPasskey()
    expect((await call('PUT', path, { name: '  Home  laptop ' })).statusCode).toBe(200)
    expect((await state()).passkeys[0].name).toBe('Home laptop')
    const other = await signIn(store, 'superadmin')
    const payload = { name: 'Mine' }
    expect((await callAs(other, { method: 'PUT', url: path, payload })).statusCode).toBe(404)
    expect((await callAs(other, { method: 'DELETE', url: path })).statusCode).toBe(404)
  })

  it('proves the second factor anew, for ten minutes', async () => {
    skippedMs += 10 * minute + 1
    const path = await onlyPasskey()
    expect(outcomeOf(await call('DELETE', path))).toEqual([403, 'second_factor_needed'])
    const proved = await prove()
    expect(Date.parse(proved.json().freshUntil) - clock.now().getTime()).toBeGreaterThan(9 * minute)
    expect((await state()).passkeys[0].usedAt).toEqual(expect.any(String))
    expect((await call('DELETE', path)).statusCode).toBe(200)
  })

  it('does not prove it by a signature of before, an old counter, or a passkey of another account', async () => {
    const options = (await call('POST', `${url}/proof/passkey-options`)).json()
    const passkey = laptop.sign(options)
    expect((await call('POST', `${url}/proof/passkey`, { passkey })).statusCode).toBe(200)
    const again = await call('POST', `${url}/proof/passkey`, { passkey })
    expect(outcomeOf(again)).toEqual([400, 'challenge_ended'])
    laptop.counter = 0
    expect(outcomeOf(await prove())).toEqual([400, 'wrong_second_factor'])
    const [other, phone] = [await signIn(store, 'superadmin'), createAuthenticator(origin)]
    await addPasskey(store, other, phone)
    expect(outcomeOf(await prove(phone))).toEqual([400, 'wrong_second_factor'])
  })

  it('ends the second factor when it is the last one, with a mail', async () => {
    expect((await call('DELETE', await onlyPasskey())).json().message).toBe('Passkey removed')
    expect(await state()).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    const row = await store
      .db('users')
      .where({ id: admin.account.userId })
      .first('second_factor_at')
    expect(row.second_factor_at).toBeNull()
    const subjects = (await takeMails(store)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your second factor was removed')
  })

  it('leaves an app as second factor when it is removed, and the app leaves it', async () => {
    expect((await setUpApp(store, admin)).recoveryCodes).toEqual([])
    expect((await call('DELETE', appPath)).json().message).toBe('Authenticator app removed')
    expect(await state()).toMatchObject({ app: null, passkeys: [{}], recoveryCodes: 10 })
    await setUpApp(store, admin)
    await call('DELETE', await onlyPasskey())
    expect(await state()).toMatchObject({ app: {}, passkeys: [], recoveryCodes: 10 })
    const subjects = (await takeMails(store)).map(({ subject }) => subject)
    expect(subjects).toEqual(
      expect.arrayContaining(['Your authenticator app was removed', 'A passkey was removed']),
    )
  })
})
