import { expect, it } from '@jest/globals'
import { fakeApi } from '@store/sdk/testing'
import { addToCartApi } from '../slices/cart/add-to-cart-api.ts'
import { catalogApi } from '../slices/catalog/catalog-api.ts'
import type { FailedCall } from './failed-call-middleware.ts'
import { createStore } from './store.ts'

const api = fakeApi()
const { getProduct } = catalogApi.endpoints
const { addToCart } = addToCartApi.endpoints

function openStore() {
  const failed: FailedCall[] = []
  return { failed, store: createStore({ onFailedCall: (call) => failed.push(call) }) }
}

it.each([400, 404, 500, 502])('reports a read that fails with %i', async (status) => {
  const { failed, store } = openStore()
  api.refuses('GET /products/:id', status, { message: 'No' })
  await store.dispatch(getProduct.initiate('p1'))
  expect(failed).toEqual([{ endpoint: 'getProduct', status: String(status) }])
})

it.each([401, 403, 429, 501])('does not report a read that fails with %i', async (status) => {
  const { failed, store } = openStore()
  api.refuses('GET /products/:id', status, { message: 'No' })
  await store.dispatch(getProduct.initiate('p1'))
  expect(failed).toEqual([])
})

it.each([
  [400, 1],
  [500, 1],
  [404, 0],
  [409, 0],
])('reports a mutation that fails with %i: %i', async (status, times) => {
  const { failed, store } = openStore()
  api.refuses('POST /cart/add', status, { message: 'No' })
  await store.dispatch(addToCart.initiate({ productId: 'p1', quantity: 1 }))
  expect(failed).toHaveLength(times)
})

it('does not report a lost connection', async () => {
  const { failed, store } = openStore()
  api.breaks('GET /products/:id')
  await store.dispatch(getProduct.initiate('p1'))
  expect(failed).toEqual([])
})
