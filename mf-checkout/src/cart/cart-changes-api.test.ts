import { describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { messageOf } from '@store/sdk'
import { aCart, aCartLine, aProduct, cartApi, createStore, fakeApi } from '@store/sdk/testing'
import { cartChangesApi } from './cart-changes-api.ts'

const api = fakeApi()
const { getCart } = cartApi.endpoints
const { addToCartInBulk, updateCartLine, removeCartLine } = cartChangesApi.endpoints

const mouse = aProduct({
  prices: { reseller: 100 },
  quantityBasedPrices: [{ minQty: 10, price: 90 }],
})
const line = aCartLine({ _id: 'l1', product: mouse, quantity: 9, price: 100 })
const cable = aCartLine({ _id: 'l2', product: aProduct(), quantity: 2, price: 50.25 })
const before = aCart([line, cable])
const change = { itemId: 'l1', role: 'reseller' } as const

async function storeWithCart() {
  const store = createStore()
  api.answers('GET /cart', before)
  await store.dispatch(getCart.initiate()).unwrap()
  return { store, cart: () => getCart.select()(store.getState()).data }
}

const withQuantity = (quantity: number): Cart => aCart([{ ...line, quantity }, cable])

describe('a changed quantity', () => {
  it('shows quantity, slab price and total before the server responds', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('PUT /cart/update/:itemId')
    api.answers('PUT /cart/update/:itemId', aCart([{ ...line, quantity: 10, price: 90 }, cable]))
    const pending = store.dispatch(updateCartLine.initiate({ ...change, quantity: 10 }))
    expect(cart()?.items[0]).toMatchObject({ quantity: 10, price: 90 })
    expect(cart()?.totalAmount).toBe(1000.5)
    letGo()
    await pending
  })

  it("ends with the server's response", async () => {
    const { store, cart } = await storeWithCart()
    const answer = aCart([{ ...line, quantity: 10, price: 88 }, cable])
    api.answers('PUT /cart/update/:itemId', answer)
    await store.dispatch(updateCartLine.initiate({ ...change, quantity: 10 })).unwrap()
    expect(cart()).toEqual(answer)
  })

  it("is undone with the server's message on an error", async () => {
    const { store, cart } = await storeWithCart()
    api.refuses('PUT /cart/update/:itemId', 400, 'Quantity exceeds available stock')
    const { error } = await store.dispatch(updateCartLine.initiate({ ...change, quantity: 99 }))
    expect(messageOf(error, 'Failed to update cart')).toBe('Quantity exceeds available stock')
    expect(cart()).toEqual(before)
  })

  it('is not reset by the response to an earlier press', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('PUT /cart/update/:itemId')
    api.answers('PUT /cart/update/:itemId', ({ body }) =>
      withQuantity((body as { quantity: number }).quantity),
    )
    const presses = [3, 4, 5].map((quantity) =>
      store.dispatch(updateCartLine.initiate({ ...change, quantity })),
    )
    letGo()
    api.answers('GET /cart', withQuantity(5))
    for (const press of presses) {
      await press
      expect(cart()?.items[0]?.quantity).toBe(5)
    }
  })
})

describe('a line', () => {
  it('disappears at once and reappears on a server error', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('DELETE /cart/remove/:itemId')
    api.refuses('DELETE /cart/remove/:itemId', 500, 'Something went wrong. Please try again.')
    const change = store.dispatch(removeCartLine.initiate('l1'))
    expect(cart()).toEqual(aCart([cable]))
    letGo()
    await change
    expect(cart()).toEqual(before)
  })
})

it('sends the Idempotency-Key of several lines again when retried, and not after its response', async () => {
  const lines = [{ modelNo: 'CC388A', quantity: 10 }]
  const pressBulk = async (more = lines) => {
    await createStore().dispatch(addToCartInBulk.initiate(more))
    return api.calls('POST /cart/bulk').at(-1)?.headers.get('idempotency-key')
  }
  api.breaks('POST /cart/bulk')
  const first = await pressBulk()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await pressBulk([{ modelNo: 'CC388A', quantity: 9 }])).not.toBe(first)
  api.answers('POST /cart/bulk', { cart: aCart([]), rejected: [] })
  expect(await pressBulk()).toBe(first)
  expect(await pressBulk()).not.toBe(first)
})
