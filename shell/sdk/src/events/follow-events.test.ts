import { afterEach, describe, expect, it } from '@jest/globals'
import { anOrder, aUser, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/react'
import { sessionFrom } from '../session/session.ts'
import { sessionApi } from '../session/session-api.ts'
import { sessionEnded, signedIn } from '../session/session-slice.ts'
import { notificationsApi } from '../slices/notifications/notifications-api.ts'
import { createStore } from '../store/store.ts'
import { orderCalls } from '../testing/order-calls.ts'
import { followEvents } from './follow-events.ts'
import { fakeEventStreams } from './testing/fake-event-streams.ts'

const api = fakeApi()
const server = fakeEventStreams()
const { readOrders, changeOrder } = orderCalls.endpoints
const { getNotifications } = notificationsApi.endpoints
const { getMe } = sessionApi.endpoints

let stop = () => {}
afterEach(() => {
  stop()
  Reflect.deleteProperty(document, 'visibilityState')
})

function look(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function follow({ isSignedIn = true } = {}) {
  let tickets = 0
  api.answers('POST /events/ticket', () => {
    tickets += 1
    return { ticket: `ticket-${tickets}`, expiresIn: 30 }
  })
  const store = createStore()
  if (isSignedIn) store.dispatch(signedIn(sessionFrom({ token: 'T1', user: aUser() })))
  stop = followEvents(store)
  return store
}

async function followReadingOrders() {
  api.answers('GET /orders', { orders: [anOrder({ _id: 'o1' })] })
  const store = follow()
  await server.opened(1)
  await store.dispatch(readOrders.initiate())
  expect(api.calls('GET /orders')).toHaveLength(1)
  return store
}

const ordersRead = (times: number) =>
  waitFor(() => expect(api.calls('GET /orders')).toHaveLength(times))

describe('a signed-in person', () => {
  it('listens over one stream, with a ticket instead of the token', async () => {
    follow()
    await server.opened(1)
    expect(server.tickets()).toEqual(['ticket-1'])
    expect(api.calls('POST /events/ticket')[0]?.headers.get('authorization')).toBe('Bearer T1')
  })

  it('refetches orders when one changed', async () => {
    await followReadingOrders()
    server.send('order-changed', { _id: 'o1' })
    await ordersRead(2)
  })

  it('refetches notifications when there is a new one, but no orders', async () => {
    api.answers('GET /notifications', { notifications: [] })
    const store = await followReadingOrders()
    await store.dispatch(getNotifications.initiate())
    server.send('notification', { _id: 'n1' })
    await waitFor(() => expect(api.calls('GET /notifications')).toHaveLength(2))
    expect(api.calls('GET /orders')).toHaveLength(1)
  })

  it('gets another role as soon as an admin has approved it', async () => {
    const store = follow()
    await server.opened(1)
    const user = store.getState().session.current?.user ?? aUser()
    api.answers('GET /auth/me', { user })
    await store.dispatch(getMe.initiate())
    api.answers('GET /auth/me', { user: { ...user, role: 'reseller' } })
    server.send('notification', { _id: 'n1' })
    await waitFor(() => expect(store.getState().session.current?.role).toBe('reseller'))
  })

  it('refetches once after many quick changes', async () => {
    await followReadingOrders()
    for (const _id of ['o1', 'o2', 'o3']) server.send('order-changed', { _id })
    await ordersRead(2)
    server.send('order-changed', { _id: 'o4' })
    await ordersRead(3)
  })

  /** Signs in a user who has just placed the order o2. */
  const followAfterOwnChange = async () => {
    const store = await followReadingOrders()
    const order = anOrder({ _id: 'o2' })
    api.answers('POST /orders/manual', { message: 'Order placed!', order })
    await store.dispatch(changeOrder.initiate())
    await ordersRead(2)
  }

  it('does not refetch an order that its own change returned', async () => {
    await followAfterOwnChange()
    server.send('order-changed', { _id: 'o2' })
    server.send('order-changed', { _id: 'o1' })
    await ordersRead(3)
  })

  it('refetches what somebody else changed right after its own change', async () => {
    await followAfterOwnChange()
    server.send('order-changed', { _id: 'o2' })
    server.send('order-changed', { _id: 'o2' })
    await ordersRead(3)
  })

  it('ignores malformed events', async () => {
    await followReadingOrders()
    server.send('order-changed', '{"_id":')
    server.send('order-changed', {})
    server.send('order-changed', { _id: 'o1' })
    await ordersRead(2)
  })
})

describe('the stream', () => {
  it('reconnects with another ticket, and missed changes are fetched', async () => {
    await followReadingOrders()
    server.fail()
    await server.opened(2)
    expect(server.tickets()).toEqual(['ticket-1', 'ticket-2'])
    await ordersRead(2)
  })

  it('ends with the session', async () => {
    const store = follow()
    await server.opened(1)
    store.dispatch(sessionEnded())
    expect(server.openStreams()).toBe(0)
  })

  it('opens when somebody signs in', async () => {
    const store = follow({ isSignedIn: false })
    expect(api.calls('POST /events/ticket')).toEqual([])
    store.dispatch(signedIn(sessionFrom({ token: 'T2', user: aUser() })))
    await server.opened(1)
    expect(api.calls('POST /events/ticket')[0]?.headers.get('authorization')).toBe('Bearer T2')
  })

  it('is closed while the page is hidden and opened again when it is visible', async () => {
    follow()
    await server.opened(1)
    look('hidden')
    expect(server.openStreams()).toBe(0)
    look('visible')
    await server.opened(2)
  })

  it('reconnects at once when the network is back', async () => {
    follow()
    await server.opened(1)
    window.dispatchEvent(new Event('online'))
    await server.opened(2)
  })

  it('ends the session when the server rejects its token', async () => {
    api.refuses('POST /events/ticket', 401, 'Your session has ended. Please log in again.')
    const store = createStore()
    store.dispatch(signedIn(sessionFrom({ token: 'T1', user: aUser() })))
    stop = followEvents(store)
    await waitFor(() => expect(store.getState().session.current).toBeNull())
    expect(server.tickets()).toEqual([])
  })
})
