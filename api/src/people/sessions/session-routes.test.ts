import { describe, expect, it } from '@jest/globals'
import type { UserSessions } from '@store/contract/schemas/accounts/user-details'
import { createAccount, signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { maxAgeMs } from './actor-cache.ts'
import { createSessions } from './session-service.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const store = useTestStore({ clock })

async function statusOfMe(headers: Record<string, string>) {
  return (await store.app.inject({ url: '/api/auth/me', headers })).statusCode
}

function logOut(headers: Record<string, string>) {
  return store.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
}

describe('a session', () => {
  it('is invalid at once after logout', async () => {
    const { headers } = await signIn(store, 'enduser')
    expect(await statusOfMe(headers)).toBe(200)
    const answer = await logOut(headers)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await statusOfMe(headers)).toBe(401)
    expect((await logOut(headers)).statusCode).toBe(401)
  })

  it('ends alone: another session of the account stays open', async () => {
    const account = await createAccount(store.db)
    const first = await signIn(store, account)
    const second = await signIn(store, account)
    await logOut(first.headers)
    expect([await statusOfMe(first.headers), await statusOfMe(second.headers)]).toEqual([401, 200])
  })

  it('ends on another instance once its cache expires', async () => {
    const other = createSessions(store)
    const { headers } = await signIn(store, 'enduser')
    const token = headers.authorization.slice('Bearer '.length)
    expect(await other.findActor(token)).toBeDefined()
    await logOut(headers)
    skippedMs += maxAgeMs
    expect(await other.findActor(token)).toBeUndefined()
  })

  it('ends when its account is disabled', async () => {
    const { headers, account } = await signIn(store, 'reseller')
    expect(await statusOfMe(headers)).toBe(200)
    await store.db('users').where({ id: account.userId }).update({ disabled_at: clock.now() })
    skippedMs += maxAgeMs
    expect(await statusOfMe(headers)).toBe(401)
  })

  it('has the current role, not that of the login', async () => {
    const { headers, account } = await signIn(store, 'superadmin')
    await store.db('users').where({ id: account.userId }).update({ role: 'enduser' })
    const me = await store.app.inject({ url: '/api/auth/me', headers })
    expect(me.json().user.role).toBe('enduser')
  })

  it('lasts twelve hours', async () => {
    const { headers } = await signIn(store, 'enduser')
    skippedMs += 12 * 3_600_000 - 60_000
    expect(await statusOfMe(headers)).toBe(200)
    skippedMs += 60_000
    expect(await statusOfMe(headers)).toBe(401)
  })

  it('queries the database once for concurrent requests', async () => {
    const { headers } = await signIn(store, 'enduser')
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => {
      if (sql.includes('FROM sessions')) asked.push(sql)
    }
    store.db.on('query', listen)
    const statuses = await Promise.all([1, 2, 3, 4].map(() => statusOfMe(headers)))
    store.db.off('query', listen)
    expect([statuses, asked.length]).toEqual([[200, 200, 200, 200], 1])
  })
})

describe('a token', () => {
  it.each([
    ['none', undefined],
    ['something else', 'Bearer nonsense'],
    ['another scheme', 'Basic YTpi'],
    ['no token', 'Bearer'],
  ])('is rejected: %s', async (_case, authorization) => {
    const answer = await store.app.inject({
      url: '/api/auth/me',
      headers: authorization ? { authorization } : {},
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not_signed_in', message: 'Please login' },
    ])
  })

  it('is rejected when another secret signed it', async () => {
    const config = { ...store.config, SESSION_SECRET: 'of somebody else'.padEnd(32, '.') }
    const { headers } = await signIn({ ...store, config }, 'enduser')
    expect(await statusOfMe(headers)).toBe(401)
  })

  it('is rejected without a signature', async () => {
    const { headers } = await signIn(store, 'enduser')
    const [, claims] = headers.authorization.split('.')
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    expect(await statusOfMe({ authorization: `Bearer ${unsigned}.${claims}.` })).toBe(401)
  })

  it('is ignored on public routes when it is invalid', async () => {
    const answer = await store.app.inject({
      url: '/api/products',
      headers: { authorization: 'Bearer nonsense' },
    })
    expect(answer.statusCode).toBe(200)
  })
})

describe('the devices of an account', () => {
  type Headers = Record<string, string>
  const path = '/api/auth/me/sessions'
  const list = async (headers: Headers) =>
    (await store.app.inject({ url: path, headers })).json<UserSessions>()
  const end = (headers: Headers, id = '') =>
    store.app.inject({ method: 'DELETE', url: id ? `${path}/${id}` : path, headers })

  async function signInTwice() {
    const account = await createAccount(store.db)
    return [(await signIn(store, account)).headers, (await signIn(store, account)).headers] as const
  }

  it('are listed newest first, and the one that asks is marked', async () => {
    const [older] = await signInTwice()
    const { sessions, total } = await list(older)
    expect([total, sessions.map(({ current }) => current)]).toEqual([2, [false, true]])
  })

  it('are ended one by one, at once', async () => {
    const [older, newer] = await signInTwice()
    const [lost] = (await list(older)).sessions
    const answer = await end(older, lost?._id)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'That device is logged out' },
    ])
    expect([await statusOfMe(older), await statusOfMe(newer)]).toEqual([200, 401])
    expect((await end(older, lost?._id)).statusCode).toBe(404)
  })

  it('of somebody else are not found', async () => {
    const [mine] = await signInTwice()
    const [theirs] = await signInTwice()
    const [session] = (await list(theirs)).sessions
    expect((await end(mine, session?._id)).statusCode).toBe(404)
    expect(await statusOfMe(theirs)).toBe(200)
  })

  it('are ended all together but the one that asks', async () => {
    const [older, newer] = await signInTwice()
    const answer = await end(newer)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'All other devices are logged out' },
    ])
    expect([await statusOfMe(older), await statusOfMe(newer)]).toEqual([401, 200])
  })
})
