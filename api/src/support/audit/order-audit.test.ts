import { expect, it } from '@jest/globals'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import { signIn } from '../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../test/factories/multipart-form.ts'
import { cancelAsAdmin, createOrder, testPdf } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

it('lists who changed the bill, the verdict on the proof, the payment and the status of an order', async () => {
  const { order } = await createOrder(store)
  const admin = await signIn(store, 'enduser-admin')
  const superadmin = await signIn(store, 'superadmin')
  const call = async (method: 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/${path}`
    const sent = { method, url, headers: admin.headers, ...(payload && { payload }) }
    expect((await store.app.inject(sent)).statusCode).toBe(200)
  }
  const { payload, headers } = multipartOf({ billPdf: { content: testPdf, name: 'bill.pdf' } })
  await store.app.inject({
    method: 'PUT',
    url: `/api/orders/bill/${order._id}`,
    headers: { ...admin.headers, ...headers },
    payload,
  })
  await call('DELETE', `orders/bill/${order._id}`)
  await call('PUT', `orders/${order._id}/proof`, { verdict: 'rejected', reason: 'Unreadable' })
  await call('PUT', `dashboard/orders/${order._id}/payment`, { paymentStatus: 'paid' })
  await cancelAsAdmin(store, superadmin, order)

  const answer = await store.app.inject({ url: '/api/admin/audit', headers: superadmin.headers })
  const { entries } = answer.json<AuditList>()
  expect(entries.map(({ action, changes, actor }) => [action, changes, actor._id])).toEqual([
    [
      'order.status-changed',
      [{ field: 'status', from: 'pending', to: 'cancelled' }],
      superadmin.account.publicId,
    ],
    [
      'order.payment-changed',
      [{ field: 'payment', from: 'failed', to: 'paid' }],
      admin.account.publicId,
    ],
    [
      'order.payment-changed',
      [{ field: 'payment', from: 'pending', to: 'failed' }],
      admin.account.publicId,
    ],
    [
      'order.bill-changed',
      [{ field: 'bill', from: 'uploaded', to: 'deleted' }],
      admin.account.publicId,
    ],
    ['order.bill-changed', [{ field: 'bill', from: null, to: 'uploaded' }], admin.account.publicId],
  ])
  expect(new Set(entries.map(({ subject }) => `${subject._id} ${subject.label}`))).toEqual(
    new Set([`${order._id} Order of Asha Mehta`]),
  )
})

it("has no entry for rejected changes and for a buyer's changes of their own order", async () => {
  const { order, buyer } = await createOrder(store)
  const stranger = await signIn(store, 'reseller-admin')
  const status = { method: 'PUT', url: `/api/dashboard/${order._id}/status` } as const
  const payload = { status: 'shipped' }
  await store.app.inject({ ...status, headers: stranger.headers, payload })
  await store.app.inject({
    method: 'PUT',
    url: `/api/orders/cancel/${order._id}`,
    headers: buyer.headers,
    payload: { reason: 'Ordered twice' },
  })
  expect(await store.db('audit_entries')).toEqual([])
})
