import { describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { aCart, aCartLine, aProduct, aUser, fakeApi } from '@store/sdk/testing'
import { sessionFrom } from '../../session/session.ts'
import { signedIn } from '../../session/session-slice.ts'
import { messageOf } from '../../store/api-error.ts'
import { createStore } from '../../store/store.ts'
import { cartApi } from './cart-api.ts'
import { cartChangesApi } from './cart-changes-api.ts'

const api = fakeApi()
const { getCart } = cartApi.endpoints
const { addToCart, addToCartInBulk, updateCartLine, removeCartLine } = cartChangesApi.endpoints

const mouse = aProduct({
  prices: { reseller: 100 },
  quantityBasedPrices: [{ minQty: 10, price: 90 }],
})
const line = aCartLine({ _id: 'l1', product: mouse, quantity: 9, price: 100 })
const cable = aCartLine({ _id: 'l2', product: aProduct(), quantity: 2, price: 50.25 })
const before = aCart([line, cable])

async function storeWithCart() {
  const store = createStore()
  store.dispatch(signedIn(sessionFrom({ token: 'T1', user: aUser({ role: 'reseller' }) })))
  api.answers('GET /cart', before)
  await store.dispatch(getCart.initiate()).unwrap()
  return { store, cart: () => getCart.select()(store.getState()).data }
}

const withQuantity = (quantity: number): Cart => aCart([{ ...line, quantity }, cable])

describe('another quantity', () => {
  it('shows quantity, slab price and total before the server answers', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('PUT /cart/update/:itemId')
    api.answers('PUT /cart/update/:itemId', aCart([{ ...line, quantity: 10, price: 90 }, cable]))
    const change = store.dispatch(updateCartLine.initiate({ itemId: 'l1', quantity: 10 }))
    expect(cart()?.items[0]).toMatchObject({ quantity: 10, price: 90 })
    expect(cart()?.totalAmount).toBe(1000.5)
    letGo()
    await change
  })

  it('ends with what the server says', async () => {
    const { store, cart } = await storeWithCart()
    const answer = aCart([{ ...line, quantity: 10, price: 88 }, cable])
    api.answers('PUT /cart/update/:itemId', answer)
    await store.dispatch(updateCartLine.initiate({ itemId: 'l1', quantity: 10 })).unwrap()
    expect(cart()).toEqual(answer)
  })

  it("is undone with the server's message when refused", async () => {
    const { store, cart } = await storeWithCart()
    api.refuses('PUT /cart/update/:itemId', 400, 'Quantity exceeds available stock')
    const { error } = await store.dispatch(updateCartLine.initiate({ itemId: 'l1', quantity: 99 }))
    expect(messageOf(error, 'Failed to update cart')).toBe('Quantity exceeds available stock')
    expect(cart()).toEqual(before)
  })

  it('is not set back by the answer to an earlier press', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('PUT /cart/update/:itemId')
    api.answers('PUT /cart/update/:itemId', ({ body }) =>
      withQuantity((body as { quantity: number }).quantity),
    )
    const presses = [3, 4, 5].map((quantity) =>
      store.dispatch(updateCartLine.initiate({ itemId: 'l1', quantity })),
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
  it('goes at once and comes back when the server refuses', async () => {
    const { store, cart } = await storeWithCart()
    const letGo = api.holds('DELETE /cart/remove/:itemId')
    api.refuses('DELETE /cart/remove/:itemId', 500, 'Something went wrong. Please try again.')
    const change = store.dispatch(removeCartLine.initiate('l1'))
    expect(cart()).toEqual(aCart([cable]))
    letGo()
    await change
    expect(cart()).toEqual(before)
  })

  it('is in the cart once the server took it', async () => {
    const { store, cart } = await storeWithCart()
    const after = aCart([line, cable, aCartLine()])
    api.answers('POST /cart/add', after)
    await store.dispatch(addToCart.initiate({ productId: 'p3', quantity: 1 })).unwrap()
    expect(cart()).toEqual(after)
  })
})

describe('the Idempotency-Key of an addition', () => {
  const press = async (productId: string, quantity = 1) => {
    await createStore().dispatch(addToCart.initiate({ productId, quantity }))
    return api.calls('POST /cart/add').at(-1)?.headers.get('idempotency-key')
  }

  it.each([
    ['whose answer was lost', () => api.breaks('POST /cart/add')],
    ['that a gateway gave up', () => api.refuses('POST /cart/add', 504, 'Too late')],
  ])('is sent again by the retry of an attempt %s, and not after its answer', async (_, fail) => {
    fail()
    const first = await press('p1')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await press('p1')).toBe(first)
    api.answers('POST /cart/add', aCart([]))
    expect(await press('p1')).toBe(first)
    expect(await press('p1')).not.toBe(first)
  })

  it('is a new one for another product or quantity, and after a refusal', async () => {
    api.breaks('POST /cart/add')
    const first = await press('p2')
    expect(await press('p2', 2)).not.toBe(first)
    expect(await press('p3')).not.toBe(first)
    api.refuses('POST /cart/add', 409, 'Out of stock')
    const refused = await press('p2')
    expect(refused).toBe(first)
    expect(await press('p2')).not.toBe(refused)
  })

  it('is sent again by the retry of several lines at once, and not after its answer', async () => {
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
})
