import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { UserDetails, UserSessions } from '@store/contract/schemas/accounts/user-details'
import {
  createAccount,
  type SignedInAccount,
  signIn,
  testPassword,
} from '../../../../test/factories/account-factory.ts'
import {
  cancelAsAdmin,
  createOrder,
  testShipping,
} from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
type Sender = Pick<SignedInAccount, 'headers'>

function call({ headers }: Sender, path: string, method: 'GET' | 'DELETE' = 'GET') {
  return store.app.inject({ method, url: `/api/admin/users/${path}`, headers })
}

const statusOfMe = async ({ headers }: Sender) =>
  (await store.app.inject({ url: '/api/auth/me', headers })).statusCode

async function actionsIn(superadmin: Sender) {
  const answer = await store.app.inject({ url: '/api/admin/audit', ...superadmin })
  return answer.json<AuditList>().entries.map(({ action, subject }) => [action, subject.label])
}

describe('GET /admin/users/{id}', () => {
  it('returns the firm, the addresses, the orders and the last sign-in of an account', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const { order, buyer } = await createOrder(store, { role: 'distributor' })
    await cancelAsAdmin(store, superadmin, order)
    const { order: open } = await createOrder(store, { buyer })
    await store.app.inject({
      method: 'POST',
      url: '/api/shipment/addresses',
      headers: buyer.headers,
      payload: testShipping,
    })
    const { email } = buyer.account
    await store.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: testPassword },
    })
    const answer = await call(superadmin, buyer.account.publicId)
    const details = answer.json<UserDetails>()
    expect(details).toMatchObject({
      _id: buyer.account.publicId,
      email,
      role: 'distributor',
      firmName: 'Mehta Infotech',
      constitutionOfFirm: 'Proprietorship',
      panNumber: 'ABCPM1234F',
      gstNumber: '27ABCPM1234F1Z3',
      officeAddress: '14 Lamington Road, Mumbai',
      lastSignInAt: expect.any(String),
      orders: {
        count: 2,
        total: order.totalAmount,
        owed: open.totalAmount,
        last: [
          { _id: open._id, totalAmount: open.totalAmount, orderStatus: open.orderStatus },
          { _id: order._id, orderStatus: 'cancelled' },
        ],
      },
    })
    expect(details.addresses.map(({ city, pincode }) => [city, pincode])).toEqual([
      ['Mumbai', '400007'],
    ])
    expect(JSON.stringify(details)).not.toContain('password')
  })

  it('of an account without a firm that never signed in leaves both out', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const { publicId } = await createAccount(store.db)
    const details = (await call(superadmin, publicId)).json<UserDetails>()
    expect(details).toMatchObject({
      addresses: [],
      orders: { count: 0, total: 0, owed: 0, last: [] },
    })
    expect(Object.keys(details)).not.toContain('firmName')
    expect(Object.keys(details)).not.toContain('lastSignInAt')
  })
})

describe('the sessions of an account', () => {
  it('are listed newest first, without the ended ones and without tokens', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const account = await createAccount(store.db)
    const first = await signIn(store, account)
    const ended = await signIn(store, account)
    await store.app.inject({ method: 'POST', url: '/api/auth/logout', headers: ended.headers })
    await signIn(store, account)
    const answer = await call(superadmin, `${account.publicId}/sessions`)
    const { sessions, total } = answer.json<UserSessions>()
    expect([total, sessions.length]).toEqual([2, 2])
    expect(sessions[0]).toEqual({
      _id: expect.any(String),
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      current: false,
    })
    expect(answer.body).not.toContain(first.headers.authorization.slice('Bearer '.length))
  })

  it('are ended one by one, at once, with an entry in the audit', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const account = await createAccount(store.db)
    const [older, newer] = [await signIn(store, account), await signIn(store, account)]
    expect([await statusOfMe(older), await statusOfMe(newer)]).toEqual([200, 200])
    const path = `${account.publicId}/sessions`
    const [session] = (await call(superadmin, path)).json<UserSessions>().sessions
    const answer = await call(superadmin, `${path}/${session?._id}`, 'DELETE')
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Session ended' }])
    expect([await statusOfMe(older), await statusOfMe(newer)]).toEqual([200, 401])
    expect((await call(superadmin, `${path}/${session?._id}`, 'DELETE')).statusCode).toBe(404)
    expect(await actionsIn(superadmin)).toEqual([['user.session-ended', account.email]])
  })

  it('are ended all together, but not that of the superadmin who does it', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const other = await signIn(store, superadmin.account)
    const buyer = await signIn(store, 'enduser')
    for (const { publicId } of [buyer.account, superadmin.account]) {
      const answer = await call(superadmin, `${publicId}/sessions`, 'DELETE')
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Sessions ended' }])
    }
    expect([await statusOfMe(buyer), await statusOfMe(other)]).toEqual([401, 401])
    const own = await call(superadmin, `${superadmin.account.publicId}/sessions`)
    expect(own.json<UserSessions>().sessions.map(({ current }) => current)).toEqual([true])
    expect((await actionsIn(superadmin)).map(([action]) => action)).toEqual([
      'user.sessions-ended',
      'user.sessions-ended',
    ])
  })

  it('of somebody else are not ended through another account', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const [buyer, other] = [await signIn(store, 'enduser'), await createAccount(store.db)]
    const { sessions } = (
      await call(superadmin, `${buyer.account.publicId}/sessions`)
    ).json<UserSessions>()
    const path = `${other.publicId}/sessions/${sessions[0]?._id}`
    expect((await call(superadmin, path, 'DELETE')).statusCode).toBe(404)
    expect([await statusOfMe(buyer), await actionsIn(superadmin)]).toEqual([200, []])
  })
})

describe('an account in detail', () => {
  const requests = ['GET ', 'GET /sessions', 'DELETE /sessions', 'DELETE /sessions/x'] as const
  const statusesAs = async (who: Sender, id: string) =>
    Promise.all(
      requests.map(async (request) => {
        const [method, rest = ''] = request.split(' ')
        const answer = await call(who, `${id}${rest}`, method === 'GET' ? 'GET' : 'DELETE')
        return answer.statusCode
      }),
    )

  it.each(roles.filter((role) => role !== 'superadmin'))('is not for a %s', async (role) => {
    const caller = await signIn(store, role)
    expect(await statusesAs(caller, caller.account.publicId)).toEqual([403, 403, 403, 403])
  })

  it('is not for a visitor, and unknown without an account', async () => {
    const visitor = { headers: { authorization: '' } }
    expect(await statusesAs(visitor, 'nobody')).toEqual([401, 401, 401, 401])
    const superadmin = await signIn(store, 'superadmin')
    expect(await statusesAs(superadmin, 'nobody')).toEqual([404, 404, 404, 404])
  })
})
