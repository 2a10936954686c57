import { describe, expect, it } from '@jest/globals'
import { anOrder, aProduct, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { catalogApi } from '../slices/catalog/catalog-api.ts'
import { orderCalls } from '../testing/order-calls.ts'
import { createStore } from './store.ts'
import { storeApi } from './store-api.ts'

const api = fakeApi()
const { readOrders, changeOrder } = orderCalls.endpoints
const { getProduct } = catalogApi.endpoints
const listed = 'GET /orders'

const ordersRead = (times: number) => waitFor(() => expect(api.calls(listed)).toHaveLength(times))

function storeWith(order = anOrder({ _id: 'o1' })) {
  api.answers(listed, { orders: [order] })
  api.answers('POST /orders/manual', { message: 'Order placed!', order })
  return createStore()
}

describe('data that a change made stale', () => {
  it('is refetched at once, however long another call takes', async () => {
    const store = storeWith()
    await store.dispatch(readOrders.initiate())
    api.answers('GET /products/:id', aProduct())
    const letGo = api.holds('GET /products/:id')
    const slow = store.dispatch(getProduct.initiate('p1'))
    await store.dispatch(changeOrder.initiate()).unwrap()
    await ordersRead(2)
    letGo()
    await slow
  })

  it.each([
    ['a change', () => changeOrder.initiate()],
    ['an event', () => storeApi.util.invalidateTags([{ type: 'Order', id: 'own' }])],
  ])('is refetched when it was already being fetched: %s', async (_what, makeChange) => {
    const store = storeWith()
    const letGo = api.holds(listed)
    const first = store.dispatch(readOrders.initiate())
    await ordersRead(1)
    await store.dispatch(makeChange() as ReturnType<typeof changeOrder.initiate>)
    api.answers(listed, { orders: [anOrder({ _id: 'o1', orderStatus: 'cancelled' })] })
    letGo()
    await first
    await ordersRead(2)
    await waitFor(() => {
      const page = readOrders.select()(store.getState()).data
      expect(page?.orders[0]?.orderStatus).toBe('cancelled')
    })
  })

  it('is refetched only when the change concerns it', async () => {
    const store = storeWith()
    const letGo = api.holds(listed)
    const first = store.dispatch(readOrders.initiate())
    await ordersRead(1)
    store.dispatch(storeApi.util.invalidateTags(['Review']))
    letGo()
    await first
    expect(api.calls(listed)).toHaveLength(1)
  })
})
