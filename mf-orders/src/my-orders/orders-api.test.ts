import { describe, expect, it } from '@jest/globals'
import { aCart, anOrder, createStore, fakeApi } from '@store/sdk/testing'
import { orderChangesApi } from './order/actions/order-changes-api.ts'
import { ordersApi } from './orders-api.ts'

const api = fakeApi()
const { getOrders } = ordersApi.endpoints
const { cancelOrder, reorderOrder } = orderChangesApi.endpoints

describe('my orders', () => {
  it('continue with the page the server names', async () => {
    const [newer, older] = [anOrder(), anOrder()]
    api.answers('GET /orders', { orders: [newer] }, { headers: { Link: nextPage('c1') } })
    const store = createStore()
    const first = await store.dispatch(getOrders.initiate(undefined))
    expect(first.hasNextPage).toBe(true)

    api.answers('GET /orders', { orders: [older] })
    const both = await store.dispatch(getOrders.initiate(undefined, { direction: 'forward' }))
    expect(both.data?.pages.flatMap(({ orders }) => orders)).toEqual([newer, older])
    expect(both.hasNextPage).toBe(false)
    expect(api.calls('GET /orders').map(({ query }) => query.get('cursor'))).toEqual([null, 'c1'])
  })

  it('show a cancelled order as cancelled at once', async () => {
    const order = anOrder()
    api.answers('GET /orders', { orders: [order] })
    api.answers('PUT /orders/cancel/:id', { message: 'Order cancelled' })
    const store = createStore()
    await store.dispatch(getOrders.initiate(undefined))
    const letGo = api.holds('GET /orders')
    await store.dispatch(cancelOrder.initiate({ id: order._id, reason: 'Ordered twice' }))
    const shown = getOrders.select(undefined)(store.getState()).data?.pages[0]?.orders[0]
    expect(shown).toMatchObject({ orderStatus: 'cancelled', cancelReason: 'Ordered twice' })
    letGo()
  })
})

function nextPage(cursor: string): string {
  return `</api/orders?limit=20&cursor=${cursor}>; rel="next"`
}

describe('ordering again', () => {
  it('sends its key again when it is retried without a response, and not after one', async () => {
    const press = async (id: string) => {
      await createStore().dispatch(reorderOrder.initiate(id))
      return api.calls('POST /orders/:id/reorder').at(-1)?.headers.get('idempotency-key')
    }
    api.breaks('POST /orders/:id/reorder')
    const first = await press('o1')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await press('o2')).not.toBe(first)
    api.answers('POST /orders/:id/reorder', { cart: aCart(), rejected: [] })
    expect(await press('o1')).toBe(first)
    expect(await press('o1')).not.toBe(first)
  })
})
