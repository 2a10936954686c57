import { expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder, sendOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

type Admin = 'enduser-admin' | 'reseller-admin' | 'superadmin'

async function readAs(role: Admin, { headers }: Pick<SignedInAccount, 'headers'>) {
  const query = role === 'superadmin' ? '' : `?role=${role}`
  const answer = await store.app.inject({ url: `/api/notifications${query}`, headers })
  return answer.json<NotificationList>().notifications
}

it('notifies the admin of its tier, and nobody else, of an order and its cancellation', async () => {
  const admin = await signIn(store, 'reseller-admin')
  const [other, superadmin] = [
    await signIn(store, 'enduser-admin'),
    await signIn(store, 'superadmin'),
  ]
  const { order, buyer } = await createOrder(store, { role: 'reseller', quantity: 2 })
  await store.app.inject({
    method: 'PUT',
    url: `/api/orders/cancel/${order._id}`,
    headers: buyer.headers,
    payload: { reason: 'Ordered twice' },
  })
  const notices = await readAs('reseller-admin', admin)
  expect(notices).toEqual([
    expect.objectContaining({
      title: `Order #${order._id.slice(-6)} cancelled`,
      message: 'Asha Mehta cancelled it: Ordered twice',
      sentTo: 'reseller-admin',
      orderId: order._id,
      read: false,
    }),
    expect.objectContaining({
      title: `New order #${order._id.slice(-6)}`,
      message: 'Asha Mehta ordered for ₹9,000 and uploaded a payment proof.',
      orderId: order._id,
    }),
  ])
  expect([await readAs('enduser-admin', other), await readAs('superadmin', superadmin)]).toEqual([
    [],
    [],
  ])
  const own = await store.app.inject({ url: '/api/notifications', headers: buyer.headers })
  expect(own.json()).toEqual({ notifications: [] })
})

it('notifies nobody of an order that was rejected', async () => {
  const { headers } = await signIn(store, 'enduser')
  expect((await sendOrder(store, { headers })).statusCode).toBe(409)
  expect([await store.db('notifications'), await store.db('events')]).toEqual([[], []])
})

it("does not let the superadmin withdraw the store's own notices", async () => {
  const admin = await signIn(store, 'enduser-admin')
  await createOrder(store)
  const [notice] = await readAs('enduser-admin', admin)
  const { headers } = await signIn(store, 'superadmin')
  const answer = await store.app.inject({
    method: 'DELETE',
    url: `/api/notifications/${notice?._id}`,
    headers,
  })
  expect([answer.statusCode, (await readAs('enduser-admin', admin)).length]).toEqual([404, 1])
})
