import { expect, it } from '@jest/globals'
import { anOrder, createStore, fakeApi } from '@store/sdk/testing'
import { adminOrderChangesApi } from './admin-order-changes-api.ts'
import { adminOrdersApi } from './admin-orders-api.ts'

const api = fakeApi()
const { getAdminOrders } = adminOrdersApi.endpoints
const { setPaymentStatus } = adminOrderChangesApi.endpoints
const asked = { role: 'superadmin', page: 1 } as const

it('a list requested before a change does not revert the change', async () => {
  const before = anOrder({ updatedAt: '2026-11-20T09:30:00.000Z' })
  const after = { ...before, updatedAt: '2026-11-20T09:31:00.000Z', paymentStatus: 'paid' } as const
  api.answers('GET /:role/orders', { orders: [before] })
  api.answers('PUT /dashboard/orders/:id/payment', { message: 'ok', order: after })
  const store = createStore()
  const list = store.dispatch(getAdminOrders.initiate(asked))
  await list

  const letGo = api.holds('GET /:role/orders')
  const late = list.refetch()
  await store.dispatch(setPaymentStatus.initiate({ id: before._id, paymentStatus: 'paid' }))
  letGo()
  await late
  const shown = getAdminOrders.select(asked)(store.getState()).data?.orders
  expect(shown?.map(({ paymentStatus }) => paymentStatus)).toEqual(['paid'])
})

it('a list contains changes of other admins', async () => {
  const before = anOrder()
  const after = {
    ...before,
    updatedAt: '2026-11-20T09:31:00.000Z',
    orderStatus: 'shipped',
  } as const
  api.answers('GET /:role/orders', { orders: [before] })
  const store = createStore()
  const list = store.dispatch(getAdminOrders.initiate(asked))
  await list
  api.answers('GET /:role/orders', { orders: [after] }, { headers: { 'X-Total-Count': '7' } })
  const { data } = await list.refetch()
  expect(data).toEqual({ orders: [after], total: 7 })
})
