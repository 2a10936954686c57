import { describe, expect, it } from '@jest/globals'
import { aCart, aCartLine, fakeApi } from '@store/sdk/testing'
import { waitFor } from '@testing-library/dom'
import { createStore } from '../../store/store.ts'
import { addToCartApi } from './add-to-cart-api.ts'
import { cartApi } from './cart-api.ts'

const api = fakeApi()
const { getCart } = cartApi.endpoints
const { addToCart } = addToCartApi.endpoints

it('shows the line once the server has accepted it', async () => {
  const store = createStore()
  const before = aCart([aCartLine()])
  const after = aCart([...before.items, aCartLine()])
  api.answers('GET /cart', before)
  await store.dispatch(getCart.initiate()).unwrap()
  api.answers('POST /cart/add', after)
  await store.dispatch(addToCart.initiate({ productId: 'p3', quantity: 1 })).unwrap()
  const shown = getCart.select()(store.getState())
  expect([shown.data, shown.status]).toEqual([after, 'fulfilled'])
})

it.each([
  ['first', aCart([])],
  ['later', aCart([aCartLine()])],
])(
  'is in the cart in the end, though the %s read from before the addition responds later',
  async (which, older) => {
    const store = createStore()
    const read = () => store.dispatch(getCart.initiate(undefined, { forceRefetch: true }))
    api.answers('GET /cart', older)
    if (which === 'later') await read()
    const earlier = api.calls('GET /cart').length
    const release = api.holds('GET /cart')
    const reading = read()
    await waitFor(() => expect(api.calls('GET /cart')).toHaveLength(earlier + 1))
    const newer = aCart([...older.items, aCartLine()])
    api.answers('POST /cart/add', newer)
    await store.dispatch(addToCart.initiate({ productId: 'p3', quantity: 1 })).unwrap()
    api.answers('GET /cart', newer)
    release()
    await reading
    await waitFor(() => expect(getCart.select()(store.getState()).data).toEqual(newer))
  },
)

describe('the Idempotency-Key of an addition', () => {
  const press = async (productId: string, quantity = 1) => {
    await createStore().dispatch(addToCart.initiate({ productId, quantity }))
    return api.calls('POST /cart/add').at(-1)?.headers.get('idempotency-key')
  }

  it.each([
    ['whose answer was lost', () => api.breaks('POST /cart/add')],
    ['that a gateway gave up', () => api.refuses('POST /cart/add', 504, 'Too late')],
  ])('is sent again by the retry of an attempt %s, and not after its response', async (_, fail) => {
    fail()
    const first = await press('p1')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await press('p1')).toBe(first)
    api.answers('POST /cart/add', aCart([]))
    expect(await press('p1')).toBe(first)
    expect(await press('p1')).not.toBe(first)
  })

  it('is a new one for another product or quantity, and after an error response', async () => {
    api.breaks('POST /cart/add')
    const first = await press('p2')
    expect(await press('p2', 2)).not.toBe(first)
    expect(await press('p3')).not.toBe(first)
    api.refuses('POST /cart/add', 409, 'Out of stock')
    const refused = await press('p2')
    expect(refused).toBe(first)
    expect(await press('p2')).not.toBe(refused)
  })
})
