import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import type {
  NotificationList,
  NotificationSent,
  SentList,
} from '@store/contract/schemas/accounts/notifications'
import {
  type SignedInAccount,
  signIn,
  signInWithRights,
} from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const draft = { title: 'Diwali hours', message: 'We close on Friday.', sentTo: 'all' }
type Reader = Pick<SignedInAccount, 'headers'>

function send(sender: Reader, payload: object) {
  const { headers } = sender
  return store.app.inject({ method: 'POST', url: '/api/notifications', headers, payload })
}

async function sendTo(sender: Reader, sentTo: string): Promise<string> {
  const answer = await send(sender, { ...draft, title: `for ${sentTo}`, sentTo })
  return answer.json<NotificationSent>().notification._id
}

async function read(reader: Reader, query = '') {
  const url = `/api/notifications${query}`
  const answer = await store.app.inject({ url, headers: reader.headers })
  return answer.json<NotificationList>().notifications
}

const titlesOf = async (reader: Reader) => (await read(reader)).map(({ title }) => title)

function markRead({ headers }: Reader, id: string) {
  return store.app.inject({ method: 'PUT', url: `/api/notifications/${id}/read`, headers })
}

function remove({ headers }: Reader, id: string) {
  return store.app.inject({ method: 'DELETE', url: `/api/notifications/${id}`, headers })
}

describe('POST /notifications', () => {
  it('notifies everybody, or one tier alone', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const answer = await send(superadmin, { ...draft, title: ' Diwali hours ', sentTo: 'ALL' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        message: 'Notification sent successfully!',
        notification: {
          _id: expect.any(String),
          ...draft,
          createdAt: expect.any(String),
          read: false,
        },
      },
    ])
    for (const tier of ['enduser', 'reseller', 'distributor']) await sendTo(superadmin, tier)
    for (const tier of ['enduser', 'reseller', 'distributor'] as const) {
      expect(await titlesOf(await signIn(store, tier))).toEqual([`for ${tier}`, 'Diwali hours'])
    }
    expect(await titlesOf(await signIn(store, 'reseller-admin'))).toEqual(['Diwali hours'])
  })

  it.each(['title', 'message', 'sentTo'] as const)('rejects a blank %s', async (field) => {
    const superadmin = await signIn(store, 'superadmin')
    const message = 'Please provide title, message, and recipient'
    for (const blank of [' ', undefined]) {
      const answer = await send(superadmin, { ...draft, [field]: blank })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, errors: [{ field, message }] },
      ])
    }
    expect(await store.db('notifications')).toEqual([])
  })

  it('rejects a recipient who gets no broadcasts', async () => {
    const answer = await send(await signIn(store, 'superadmin'), { ...draft, sentTo: 'superadmin' })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'sentTo'])
  })

  it.each(roles)('allows or forbids a %s to send and to list what was sent', async (role) => {
    const { headers } = await signIn(store, role)
    const [sent, list] = await Promise.all([
      send({ headers }, draft),
      store.app.inject({ url: '/api/notifications/sent', headers }),
    ])
    const isSuperadmin = role === 'superadmin'
    expect([sent.statusCode, list.statusCode]).toEqual(isSuperadmin ? [201, 200] : [403, 403])
  })
})

describe('GET /notifications', () => {
  it('is paginated, newest first', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const ids: string[] = []
    for (let time = 0; time < 3; time += 1) ids.unshift(await sendTo(superadmin, 'enduser'))
    const { headers } = await signIn(store, 'enduser')
    const first = await store.app.inject({ url: '/api/notifications?limit=2', headers })
    const [, next = ''] = /<([^>]*)>; rel="next"/.exec(String(first.headers.link)) ?? []
    const last = await store.app.inject({ url: next, headers })
    const pages = [first, last].map((page) =>
      page.json<NotificationList>().notifications.map(({ _id }) => _id),
    )
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2)])
    expect(last.headers.link).toBeUndefined()
  })

  it("rejects a request for another role's notifications", async () => {
    for (const [role, asked] of [
      ['enduser', 'enduser-admin'],
      ['reseller-admin', 'enduser-admin'],
      ['superadmin', 'distributor-admin'],
      ['enduser-admin', 'nobody'],
    ] as const) {
      const { headers } = await signIn(store, role)
      const answer = await store.app.inject({ url: `/api/notifications?role=${asked}`, headers })
      expect([role, answer.statusCode]).toEqual([role, 403])
    }
  })

  it('asks a visitor to sign in', async () => {
    for (const url of ['/api/notifications', '/api/notifications/sent']) {
      expect((await store.app.inject(url)).statusCode).toBe(401)
    }
    expect((await markRead({ headers: { authorization: '' } }, 'x')).statusCode).toBe(401)
    expect((await remove({ headers: { authorization: '' } }, 'x')).statusCode).toBe(401)
  })
})

describe('a notification', () => {
  it('is marked as read for each person separately', async () => {
    const [one, other] = [await signIn(store, 'enduser'), await signIn(store, 'enduser')]
    const id = await sendTo(await signIn(store, 'superadmin'), 'all')
    for (let time = 0; time < 2; time += 1) {
      const answer = await markRead(one, id)
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Notification marked as read' },
      ])
    }
    expect((await read(one)).map((entry) => entry.read)).toEqual([true])
    expect((await read(other)).map((entry) => entry.read)).toEqual([false])
  })

  it('is marked as read together with all others, except those that came later', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const [buyer, other] = [await signIn(store, 'reseller'), await signIn(store, 'reseller')]
    await sendTo(superadmin, 'all')
    const upTo = await sendTo(superadmin, 'reseller')
    await sendTo(superadmin, 'reseller')
    const answer = await store.app.inject({
      method: 'PUT',
      url: '/api/notifications/read',
      headers: buyer.headers,
      payload: { upTo },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'All notifications marked as read' },
    ])
    expect((await read(buyer)).map((entry) => entry.read)).toEqual([false, true, true])
    expect((await read(other)).map((entry) => entry.read)).toEqual([false, false, false])
  })

  it('of before the account is no news to it, and is listed as read; that of before a promotion neither', async () => {
    const superadmin = await signIn(store, 'superadmin')
    await sendTo(superadmin, 'all')
    const { account, headers } = await signIn(store, 'enduser')
    await store.db('users').where('id', account.userId).update({ created_at: new Date() })
    const upTo = await sendTo(superadmin, 'all')
    expect((await read({ headers })).map((entry) => entry.read)).toEqual([false, true])
    const url = '/api/notifications/read'
    await store.app.inject({ method: 'PUT', url, headers, payload: { upTo } })
    expect((await read({ headers })).map((entry) => entry.read)).toEqual([true, true])
    expect(await store.db('notification_marks')).toHaveLength(1)
    await createOrder(store, { role: 'reseller' })
    await store
      .db('users')
      .where('id', account.userId)
      .update({ role: 'reseller-admin', role_given_at: new Date() })
    const admin = await signIn(store, account)
    expect((await read(admin)).map((entry) => entry.read)).toEqual([true, true, true])
  })

  it('tells the superadmin whom it reached: accounts that may log in, and those who read or deleted it', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const people = [await signIn(store, 'reseller'), await signIn(store, 'reseller')]
    const gone = await signIn(store, 'reseller')
    await signIn(store, 'enduser')
    const id = await sendTo(superadmin, 'reseller')
    await sendTo(superadmin, 'all')
    for (const person of [...people, gone]) await markRead(person, id)
    if (people[0]) await remove(people[0], id)
    await store.db('users').where('id', gone.account.userId).update({ disabled_at: new Date() })
    const { headers } = superadmin
    const sent = await store.app.inject({ url: '/api/notifications/sent', headers })
    expect(sent.json<SentList>().notifications.map(({ reach }) => reach)).toEqual([
      { recipients: 3, readers: 0 },
      { recipients: 2, readers: 2 },
    ])
  })

  it('can be read by its audience, which does not include superadmins', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const id = await sendTo(superadmin, 'all')
    const answer = await markRead(superadmin, id)
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { code: 'forbidden', message: 'You are not allowed to do this.' },
    ])
  })

  it('is dismissed by each person separately, read or not', async () => {
    const id = await sendTo(await signIn(store, 'superadmin'), 'all')
    const [one, other] = [await signIn(store, 'reseller'), await signIn(store, 'reseller-admin')]
    await markRead(one, id)
    const answer = await remove(one, id)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Notification deleted' }])
    expect([await read(one), (await read(other)).length]).toEqual([[], 1])
    expect((await remove(one, id)).statusCode).toBe(404)
  })

  it('is withdrawn from everybody by the superadmin', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const id = await sendTo(superadmin, 'all')
    const buyer = await signIn(store, 'distributor')
    expect((await remove(superadmin, id)).statusCode).toBe(200)
    const sent = await store.app.inject({
      url: '/api/notifications/sent',
      headers: superadmin.headers,
    })
    expect([await read(buyer), sent.json()]).toEqual([[], { notifications: [] }])
    expect((await remove(superadmin, id)).statusCode).toBe(404)
    expect((await markRead(buyer, id)).statusCode).toBe(404)
  })

  it('does not exist for people it was not sent to', async () => {
    const id = await sendTo(await signIn(store, 'superadmin'), 'reseller')
    const stranger = await signIn(store, 'enduser')
    expect((await markRead(stranger, id)).statusCode).toBe(404)
    expect((await remove(stranger, id)).statusCode).toBe(404)
    expect(await store.db('notification_marks')).toEqual([])
  })

  it('of an order cannot be withdrawn, and does not exist for another tier', async () => {
    await createOrder(store, { role: 'reseller' })
    const [id = ''] = await store.db('notifications').pluck('public_id')
    for (const role of ['superadmin', 'enduser-admin', 'reseller'] as const) {
      const answer = await remove(await signIn(store, role), id)
      expect([role, answer.statusCode]).toEqual([role, 404])
    }
    expect(await titlesOf(await signIn(store, 'reseller-admin'))).toHaveLength(1)
  })
})

describe('notifications of staff', () => {
  it('tell of orders those whose rights open them, and of nothing but what is for all the others', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const packer = await signInWithRights(store, 'reseller-admin', ['packing'])
    const clerk = await signInWithRights(store, 'reseller-admin', ['settings'])
    await createOrder(store, { role: 'reseller' })
    await sendTo(superadmin, 'all')
    const [first, ...others] = await titlesOf(packer)
    expect([first, others.length > 0]).toEqual(['for all', true])
    expect(new Set(await titlesOf(clerk))).toEqual(new Set(['for all']))
  })

  it('are withdrawn from everybody by who manages users', async () => {
    const id = await sendTo(await signIn(store, 'superadmin'), 'all')
    const codes = [
      (await remove(await signInWithRights(store, 'superadmin', ['orders']), id)).statusCode,
      (await remove(await signInWithRights(store, 'superadmin', ['users']), id)).statusCode,
    ]
    expect(codes).toEqual([403, 200])
  })
})
