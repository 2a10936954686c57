import { describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { endRejectionHold } from '../../../test/end-rejection-hold.ts'
import { type EventListener, listenToEvents } from '../../../test/event-listener.ts'
import { signIn, signInWithRights } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { openPatientDatabase, useTestStore } from '../../../test/test-store.ts'
import { buildApp } from '../../app.ts'

const store = useTestStore()

const orderChanged = (id: string) => `event: order-changed\ndata: {"_id":"${id}"}`

async function announceTo(sentTo: string): Promise<string> {
  const { headers } = await signIn(store, 'superadmin')
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/notifications',
    headers,
    payload: { title: 'Diwali hours', message: 'We close on Friday.', sentTo },
  })
  return `event: notification\ndata: {"_id":"${answer.json().notification._id}"}`
}

async function ticketFor(headers: { authorization: string }): Promise<string> {
  const answer = await store.app.inject({ method: 'POST', url: '/api/events/ticket', headers })
  expect(answer.statusCode).toBe(201)
  return answer.json().ticket
}

describe('GET /events', () => {
  it('is a stream that no proxy buffers, and starts with a message that it is open', async () => {
    const { headers } = await signIn(store, 'enduser')
    const listener = await listenToEvents(store, { headers })
    expect([listener.status, await listener.next()]).toEqual([200, ': open'])
    expect(listener.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    listener.leave()
  })

  it('tells staff of orders as their rights open them', async () => {
    const packer = await signInWithRights(store, 'superadmin', ['packing'])
    const clerk = await signInWithRights(store, 'superadmin', ['settings'])
    const [packing, settings] = [
      await listenToEvents(store, packer),
      await listenToEvents(store, clerk),
    ]
    await Promise.all([packing.next(), settings.next()])
    const { order } = await createOrder(store, { role: 'reseller' })
    const forAll = await announceTo('all')
    expect(await packing.next()).toBe(orderChanged(order._id))
    expect(await settings.next()).toBe(forAll)
    packing.leave()
    settings.leave()
  })

  it('notifies the buyer, the admin of its tier and the superadmin of an order, nobody else', async () => {
    const buyer = await signIn(store, 'reseller')
    const people = {
      buyer,
      superadmin: await signIn(store, 'superadmin'),
      otherBuyer: await signIn(store, 'reseller'),
      otherAdmin: await signIn(store, 'enduser-admin'),
    }
    const admin = await listenToEvents(store, await signIn(store, 'reseller-admin'))
    const listeners = await Promise.all(
      Object.values(people).map(({ headers }) => listenToEvents(store, { headers })),
    )
    const { order } = await createOrder(store, { buyer })
    const forAll = await announceTo('all')
    const received = await Promise.all(
      listeners.map(async (listener) => [await listener.next(), await listener.next()]),
    )
    expect(received).toEqual([
      [': open', orderChanged(order._id)],
      [': open', orderChanged(order._id)],
      [': open', forAll],
      [': open', forAll],
    ])
    const events = [await admin.next(), await admin.next(), await admin.next(), await admin.next()]
    expect(events).toEqual([
      ': open',
      expect.stringContaining('event: notification'),
      orderChanged(order._id),
      forAll,
    ])
    for (const listener of [...listeners, admin]) listener.leave()
  })

  it('notifies of every change of an order', async () => {
    const { order, buyer } = await createOrder(store)
    const listener = await listenToEvents(store, buyer)
    await listener.next()
    const { headers } = await signIn(store, 'superadmin')
    await store.app.inject({
      method: 'PUT',
      url: `/api/superadmin/orders/${order._id}/status`,
      headers,
      payload: { status: 'shipped' },
    })
    // Beside it there are notifications, in any order.
    let heard = await listener.next()
    while (heard?.startsWith('event: notification')) heard = await listener.next()
    expect(heard).toBe(orderChanged(order._id))
    listener.leave()
  })

  it('notifies only that tier of a broadcast to a tier', async () => {
    const enduser = await listenToEvents(store, await signIn(store, 'enduser'))
    const reseller = await listenToEvents(store, await signIn(store, 'reseller'))
    const forResellers = await announceTo('reseller')
    const forAll = await announceTo('all')
    expect([await enduser.next(), await enduser.next()]).toEqual([': open', forAll])
    expect([await reseller.next(), await reseller.next()]).toEqual([': open', forResellers])
    enduser.leave()
    reseller.leave()
  })

  it('notifies a person alone of a personal notification', async () => {
    const { order, buyer } = await createOrder(store)
    const own = await listenToEvents(store, buyer)
    const neighbour = await listenToEvents(store, await signIn(store, 'enduser'))
    const { headers } = await signIn(store, 'superadmin')
    await store.app.inject({
      method: 'PUT',
      url: `/api/orders/${order._id}/proof`,
      headers,
      payload: { verdict: 'rejected', reason: 'Unreadable' },
    })
    await endRejectionHold(store)
    const [notice] = await store.db('notifications').where('audience', 'person').pluck('public_id')
    const event = `event: notification\ndata: {"_id":"${notice}"}`
    const received = [await own.next(), await own.next(), await own.next()]
    expect(received.sort()).toEqual([': open', event, orderChanged(order._id)].sort())
    const forAll = await announceTo('all')
    expect([await neighbour.next(), await neighbour.next()]).toEqual([': open', forAll])
    own.leave()
    neighbour.leave()
  })

  it('notifies of changes on another instance, and ends when its own instance closes', async () => {
    const { config, clock } = store
    const app = await buildApp({ config, clock, db: openPatientDatabase(config.DATABASE_URL) })
    await app.ready()
    const listener = await listenToEvents({ app }, await signIn(store, 'distributor'))
    await listener.next()
    const forAll = await announceTo('all')
    expect(await listener.next()).toBe(forAll)
    await app.close()
    expect(await listener.next()).toBeUndefined()
  })

  it('responds to HEAD without a stream', async () => {
    const { headers } = await signIn(store, 'enduser')
    const head = () => store.app.inject({ method: 'HEAD', url: '/api/events', headers })
    const answers = await Promise.all(Array.from({ length: 25 }, head))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(answers[0]?.headers['content-type']).toBe('text/event-stream')
    const listener = await listenToEvents(store, { headers })
    expect(listener.status).toBe(200)
    listener.leave()
  })

  it('is forbidden to visitors', async () => {
    const answer = await store.app.inject('/api/events')
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not_signed_in', message: 'Please login' },
    ])
  })

  it('can be opened at most twenty times by one person, and again once one is closed', async () => {
    const { headers } = await signIn(store, 'enduser')
    const open = () => listenToEvents(store, { headers })
    const listeners: EventListener[] = []
    for (let time = 0; time < 20; time += 1) listeners.push(await open())
    const refused = await store.app.inject({ url: '/api/events', headers })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    for (const listener of listeners) listener.leave()
    let again = await open()
    while (again.status === 429) again = await open()
    expect(again.status).toBe(200)
    again.leave()
  })
})

describe('a ticket', () => {
  it('opens one stream for the person it was issued to', async () => {
    const buyer = await signIn(store, 'enduser')
    const ticket = await ticketFor(buyer.headers)
    const listener = await listenToEvents(store, { ticket })
    expect(await listener.next()).toBe(': open')
    const { order } = await createOrder(store, { buyer })
    expect(await listener.next()).toBe(orderChanged(order._id))
    listener.leave()
    expect((await store.app.inject(`/api/events?ticket=${ticket}`)).statusCode).toBe(401)
  })

  it('opens one stream when two requests use it at once', async () => {
    const ticket = await ticketFor((await signIn(store, 'enduser')).headers)
    const earlier = await listenToEvents(store, await signIn(store, 'enduser'))
    const listeners = await Promise.all([1, 2, 3].map(() => listenToEvents(store, { ticket })))
    expect(listeners.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    for (const listener of [...listeners, earlier]) listener.leave()
  })

  it('is rejected when it is expired, invalid, or of a session that has ended', async () => {
    const { headers } = await signIn(store, 'enduser')
    const old = await ticketFor(headers)
    await store.db('event_tickets').update({ expires_at: new Date(Date.now() - 1) })
    const ended = await ticketFor(headers)
    await store.app.inject({ method: 'POST', url: '/api/auth/logout', headers })
    for (const ticket of [old, 'made-up', ended]) {
      expect((await store.app.inject(`/api/events?ticket=${ticket}`)).statusCode).toBe(401)
    }
  })

  it.each(roles)('is issued to a %s', async (role) => {
    const { headers } = await signIn(store, role)
    expect(await ticketFor(headers)).toMatch(/^[\w-]{43}$/)
  })

  it('is issued to signed-in people only', async () => {
    const answer = await store.app.inject({ method: 'POST', url: '/api/events/ticket' })
    expect(answer.statusCode).toBe(401)
  })
})
