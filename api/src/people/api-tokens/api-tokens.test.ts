import { beforeEach, describe, expect, it } from '@jest/globals'
import { apiTokenPattern, mostApiTokens } from '@store/contract/rules/accounts/api-tokens'
import type { ApiTokenList } from '@store/contract/schemas/accounts/api-tokens'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { apiTokensPath, askForApiToken, createApiToken } from '../../../test/factories/api-token.ts'
import { setUpApp, signInProvedSuperadmin } from '../../../test/factories/second-factor.ts'
import { takeMails } from '../../../test/take-mails.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { expiredApiTokens } from './expired-api-tokens.ts'

const dayMs = 24 * 3_600_000
const time = { now: new Date('2026-11-29T06:20:00Z') }
beforeEach(() => {
  time.now = new Date('2026-11-29T06:20:00Z')
})

describe('API tokens', () => {
  const store = useTestStore({
    environment: { SELLER_GSTIN: '27AABCS1995K1ZW' },
    clock: { now: () => time.now },
  })
  const register = '/api/admin/taxes?month=2026-10'

  const read = async (headers: Record<string, string>, url = register) =>
    store.app.inject({ url, headers })
  const list = async ({ headers }: SignedInAccount) =>
    (await store.app.inject({ url: apiTokensPath, headers })).json<ApiTokenList>().tokens
  const revoke = async (id: string, { headers }: SignedInAccount) =>
    store.app.inject({ method: 'DELETE', url: `${apiTokensPath}/${id}`, headers })
  const refusal = { code: 'token_invalid', message: expect.stringMatching(/Ask a superadmin/) }

  it('read with what they are made for, and are shown once: the store has a hash', async () => {
    const { token, apiToken, headers, by } = await createApiToken(store)
    expect(token).toMatch(apiTokenPattern)
    expect(apiToken).toMatchObject({
      ...{ name: 'Tally in Pune', scopes: ['registers'], state: 'live' },
      ...{ beginning: token.slice(0, 10), expiresAt: '2027-02-27T06:20:00.000Z' },
    })
    const answer = await read(headers)
    expect([answer.statusCode, answer.json().month]).toEqual([200, '2026-10'])
    const [row] = await store.db('api_tokens')
    expect(JSON.stringify(row)).not.toContain(token.slice(10))
    expect(JSON.stringify(await list(by))).not.toContain(token.slice(10))
  })

  it('need no cookie and heed none, and are told apart from sessions', async () => {
    const { token, by } = await createApiToken(store)
    const [, session = ''] = by.headers.authorization.split(' ')
    const withCookies = { authorization: `bearer ${token}`, cookie: `session=${session}` }
    expect((await read(withCookies)).statusCode).toBe(200)
    expect((await read(withCookies, '/api/admin/users')).statusCode).toBe(403)
    expect((await read({ cookie: `token=${token}` })).statusCode).toBe(401)
  })

  it('say what to do when they are unknown, broken, expired or revoked', async () => {
    const { headers, apiToken, token } = await createApiToken(store, { days: 1 })
    for (const wrong of [`str_${'a'.repeat(43)}`, 'str_', `${token}x`, token.slice(0, -1)]) {
      const answer = await read({ authorization: `Bearer ${wrong}` })
      expect([answer.statusCode, answer.json()]).toEqual([401, refusal])
    }
    time.now = new Date(time.now.getTime() + dayMs - 1)
    expect((await read(headers)).statusCode).toBe(200)
    time.now = new Date(time.now.getTime() + 1)
    expect((await read(headers)).json()).toEqual(refusal)
    const later = await signIn(store, 'superadmin')
    expect(await list(later)).toMatchObject([{ _id: apiToken._id, state: 'expired' }])
  })

  it('end at once when they are revoked, and not twice', async () => {
    const { headers, by, apiToken } = await createApiToken(store)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => revoke(apiToken._id, by)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await read(headers)).json()).toEqual(refusal)
    expect(await list(by)).toMatchObject([{ state: 'revoked' }])
    expect(await store.db('audit_entries').where('action', 'token.revoked')).toHaveLength(1)
    expect((await revoke('unknown', by)).statusCode).toBe(404)
  })

  it.each([
    ['disabled', { disabled_at: time.now }],
    ['no superadmin any more', { role: 'reseller-admin' }],
    ['a demo account of a store that is none', { is_demo: 1 }],
  ])('stop while who made them is %s', async (_what, change) => {
    const { headers, by } = await createApiToken(store)
    const other = await signInProvedSuperadmin(store)
    expect((await read(headers)).statusCode).toBe(200)
    await store.db('users').where({ id: by.account.userId }).update(change)
    expect((await read(headers)).json()).toEqual(refusal)
    expect(await list(other)).toMatchObject([{ state: 'orphaned' }])
  })

  it('are made and revoked by superadmins with a fresh second factor alone', async () => {
    const superadmin = await signIn(store, 'superadmin')
    expect((await askForApiToken(store, superadmin)).json().code).toBe('second_factor_missing')
    await setUpApp(store, superadmin)
    const made = await askForApiToken(store, superadmin)
    expect(made.headers['cache-control']).toBe('no-store')
    time.now = new Date(time.now.getTime() + 11 * 60_000)
    const asked = await askForApiToken(store, superadmin)
    const revoked = await revoke(made.json().apiToken._id, superadmin)
    expect([asked.json().code, revoked.json().code]).toEqual([
      'second_factor_needed',
      'second_factor_needed',
    ])
    const admin = await signIn(store, 'distributor-admin')
    expect((await askForApiToken(store, admin)).statusCode).toBe(403)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ days: 366 }, 'days'],
    [{ days: 0 }, 'days'],
  ])('are refused as %j', async (form, field) => {
    const answer = await askForApiToken(store, await signInProvedSuperadmin(store), form)
    expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, field])
    expect(await store.db('api_tokens')).toEqual([])
  })

  it('are fifty that work at most, also when twenty are asked for at once', async () => {
    const by = await signInProvedSuperadmin(store)
    for (let made = 0; made < mostApiTokens - 5; made += 1) await askForApiToken(store, by)
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => askForApiToken(store, by)),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)])
    const [first] = await list(by)
    await revoke(first?._id ?? '', by)
    expect((await askForApiToken(store, by)).statusCode).toBe(201)
  })

  it('are in the audit log by the person, and told to all superadmins, also their first use', async () => {
    const other = await signInProvedSuperadmin(store)
    const by = await signInProvedSuperadmin(store)
    await takeMails(store)
    const { headers, apiToken } = await createApiToken(store, {}, by)
    const addresses = [other.account.email, by.account.email].toSorted()
    const mailed = async (subject: string) =>
      (await takeMails(store))
        .filter((mail) => mail.subject === subject)
        .map(({ to }) => to)
        .toSorted()
    expect(await mailed('An API token was made')).toEqual(addresses)
    await Promise.all(Array.from({ length: 20 }, async () => read(headers)))
    expect(await mailed('An API token was used for the first time')).toEqual(addresses)
    await revoke(apiToken._id, other)
    const entries = await store.db('audit_entries').where('subject_kind', 'token').orderBy('id')
    expect(entries.map(({ actor_id, action }) => [actor_id, action])).toEqual([
      [by.account.userId, 'token.created'],
      [other.account.userId, 'token.revoked'],
    ])
  })

  it('keep hour and network of the last use, from which no address can be read', async () => {
    const { headers, by } = await createApiToken(store)
    expect((await list(by))[0]).not.toHaveProperty('lastUsedAt')
    await read(headers)
    time.now = new Date('2026-11-29T06:59:00Z')
    await read(headers)
    const [token] = await list(by)
    expect(token).toMatchObject({
      lastUsedAt: '2026-11-29T06:00:00.000Z',
      lastNetwork: expect.stringMatching(/^[0-9A-F]{4}$/),
    })
    const [row] = await store.db('api_tokens')
    expect(row.last_network_mac).toMatch(/^[0-9a-f]{64}$/)
    time.now = new Date('2026-11-29T07:01:00Z')
    await read(headers)
    expect((await list(by))[0]?.lastUsedAt).toBe('2026-11-29T07:00:00.000Z')
  })

  it('give an unchanged month as 304', async () => {
    const { headers } = await createApiToken(store)
    const { etag = '' } = (await read(headers)).headers
    const again = await read({ ...headers, 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are deleted a year after their last day', async () => {
    await createApiToken(store, { days: 1 })
    const job = expiredApiTokens(store.db)
    const after = (days: number) => new Date(time.now.getTime() + days * dayMs)
    expect(await job.run(after(366), 100)).toBe(0)
    expect(await job.run(after(367), 100)).toBe(1)
  })
})
