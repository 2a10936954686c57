import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import { newPublicId } from '../../src/base/shared/ids.ts'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import { createOrder } from '../factories/order-factory.ts'
import { useTestStore } from '../test-store.ts'

const store = useTestStore()

interface Call {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  payload?: object
}

/** The totals on the first two pages of one entry each. */
async function totalsOf(path: string, { headers }: SignedInAccount): Promise<unknown[]> {
  const url = `/api${path}${path.includes('?') ? '&' : '?'}limit=1`
  const first = await store.app.inject({ url, headers })
  const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? url
  const second = await store.app.inject({ url: next, headers })
  return [first, second].map((answer) => answer.headers['x-total-count'])
}

async function send({ headers }: SignedInAccount, call: Call) {
  const { path, ...sent } = call
  const answer = await store.app.inject({ ...sent, url: `/api${path}`, headers })
  expect(answer.statusCode).toBeLessThan(300)
}

const broadcast = (sentTo: string) => ({ title: 'Holiday', message: 'Closed on Monday.', sentTo })

async function notificationIds({ headers }: SignedInAccount): Promise<string[]> {
  const answer = await store.app.inject({ url: '/api/notifications', headers })
  return answer.json<NotificationList>().notifications.map(({ _id }) => _id)
}

describe('X-Total-Count of a list that is read by cursor', () => {
  it("counts a buyer's own orders", async () => {
    const { buyer } = await createOrder(store)
    await createOrder(store, { buyer })
    await createOrder(store, { buyer })
    await createOrder(store)
    expect(await totalsOf('/orders', buyer)).toEqual(['3', '3'])
  })

  it('counts the notifications of a person without the dismissed and withdrawn ones', async () => {
    const superadmin = await signIn(store, 'superadmin')
    const reader = await signIn(store, 'reseller')
    const other = await signIn(store, 'reseller')
    await store.db('notifications').insert({
      public_id: newPublicId(),
      audience: 'person',
      user_id: reader.account.userId,
      title: 'Payment',
      message: 'Please send the proof again.',
      created_at: new Date(),
    })
    for (const to of ['all', 'reseller', 'distributor', 'reseller']) {
      await send(superadmin, { method: 'POST', path: '/notifications', payload: broadcast(to) })
    }
    const ids = await notificationIds(reader)
    expect(ids).toHaveLength(4)
    expect(await totalsOf('/notifications', reader)).toEqual(['4', '4'])
    const [newest = '', second = ''] = ids
    await send(reader, { method: 'DELETE', path: `/notifications/${newest}` })
    await send(other, { method: 'DELETE', path: `/notifications/${second}` })
    expect(await totalsOf('/notifications', reader)).toEqual(['3', '3'])
    await send(superadmin, { method: 'DELETE', path: `/notifications/${newest}` })
    await send(superadmin, { method: 'DELETE', path: `/notifications/${second}` })
    expect(await notificationIds(reader)).toHaveLength(2)
    expect(await totalsOf('/notifications', reader)).toEqual(['2', '2'])
    expect(await totalsOf('/notifications', other)).toEqual(['1', '1'])
    expect(await totalsOf('/notifications/sent', superadmin)).toEqual(['2', '2'])
    expect(await totalsOf('/admin/audit', superadmin)).toEqual(['6', '6'])
  })

  it('counts the proofs with a verdict of the tiers that are managed', async () => {
    const admin = await signIn(store, 'enduser-admin')
    const superadmin = await signIn(store, 'superadmin')
    for (const role of ['enduser', 'enduser', 'distributor'] as const) {
      const { order } = await createOrder(store, { role })
      const path = `/orders/${order._id}/proof`
      await send(superadmin, { method: 'PUT', path, payload: { verdict: 'verified' } })
    }
    expect(await totalsOf('/proofs?status=verified', admin)).toEqual(['2', '2'])
    expect(await totalsOf('/proofs?status=verified', superadmin)).toEqual(['3', '3'])
    expect(await totalsOf('/proofs?status=rejected', superadmin)).toEqual(['0', '0'])
  })
})
