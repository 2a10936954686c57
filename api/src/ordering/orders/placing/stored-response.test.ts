import { expect, it } from '@jest/globals'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

/** A buyer's order that has shipped since. */
async function shippedOrder() {
  const buyer = await signIn(store, 'enduser')
  await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 2 })
  const { order } = (await sendOrder(store, buyer, { key: 'once' })).json<{ order: Order }>()
  const { headers } = await signIn(store, 'enduser-admin')
  for (const [path, payload] of [
    [`orders/${order._id}/payment`, { paymentStatus: 'paid' }],
    [`${order._id}/status`, { status: 'shipped' }],
  ] as const) {
    const url = `/api/dashboard/${path}`
    expect((await store.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200)
  }
  return { buyer, order }
}

const withoutAddress = ({ paymentProof: _, ...order }: Order) => order

it('responds to a retry as to the first request, with a valid URL of the proof', async () => {
  const { buyer, order } = await shippedOrder()
  const retried = await sendOrder(store, buyer, { key: 'once' })
  const again = retried.json<{ order: Order }>().order
  expect(retried.statusCode).toBe(201)
  expect([again.orderStatus, again.paymentStatus]).toEqual(['pending', 'pending'])
  expect(withoutAddress(again)).toEqual(withoutAddress(order))
  expect((await store.app.inject(again.paymentProof ?? '')).statusCode).toBe(200)
  const { headers } = buyer
  const list = (await store.app.inject({ url: '/api/orders', headers })).json<OrderList>()
  expect(list.orders.map(({ orderStatus }) => orderStatus)).toEqual(['shipped'])
})

it('stores no signed URL of a file', async () => {
  await shippedOrder()
  const [stored] = await store.db('order_requests').pluck('answer')
  expect(stored).toContain('"paymentProof"')
  expect(stored).not.toContain('expires')
})

it('responds to the retry of a request of an older release with the current order', async () => {
  const { buyer } = await shippedOrder()
  for (const answer of [null, '{}']) {
    await store.db('order_requests').update({ answer })
    const retried = await sendOrder(store, buyer, { key: 'once' })
    expect(retried.json<{ order: Order }>().order.orderStatus).toBe('shipped')
  }
})
