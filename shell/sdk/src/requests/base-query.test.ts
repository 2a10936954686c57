import { describe, expect, it } from '@jest/globals'
import { aUser, fakeApi } from '@store/sdk/testing'
import { sessionFrom } from '../session/session.ts'
import { signedIn } from '../session/session-slice.ts'
import { catalogApi } from '../slices/catalog/catalog-api.ts'
import { createStore } from '../store/store.ts'
import { fieldErrorsOf, messageOf, statusOf } from './api-error.ts'

const api = fakeApi()
const { getProduct, getProducts } = catalogApi.endpoints

async function failureOf(id: string) {
  const { error } = await createStore().dispatch(getProduct.initiate(id))
  return error
}

describe('a failed call', () => {
  it("has the server's message and field errors", async () => {
    const errors = [{ field: 'quantity', message: 'Out of stock' }]
    api.refuses('GET /products/:id', 400, { message: 'Out of stock', errors })
    const error = await failureOf('p1')
    expect(messageOf(error, 'Failed to load product')).toBe('Out of stock')
    expect(fieldErrorsOf(error)).toEqual(errors)
    expect(statusOf(error)).toBe(400)
  })

  it('falls back to the message of the screen without a response', async () => {
    api.breaks('GET /products/:id')
    const error = await failureOf('p1')
    expect(messageOf(error, 'Failed to load product')).toBe('Failed to load product')
    expect(fieldErrorsOf(error)).toEqual([])
    expect(statusOf(error)).toBeUndefined()
  })
})

describe('a call', () => {
  it('sends the token of the session', async () => {
    api.answers('GET /products', [])
    const store = createStore()
    store.dispatch(signedIn(sessionFrom({ token: 'T1', user: aUser() })))
    await store.dispatch(getProducts.initiate({})).unwrap()
    expect(api.calls('GET /products')[0]?.headers.get('authorization')).toBe('Bearer T1')
  })

  it('sends none for a visitor', async () => {
    api.answers('GET /products', [])
    await createStore().dispatch(getProducts.initiate({})).unwrap()
    expect(api.calls('GET /products')[0]?.headers.has('authorization')).toBe(false)
  })

  it('needs no `FormData`, which the server that renders a page has not', async () => {
    api.answers('GET /products', [])
    const store = createStore()
    const { FormData: form } = globalThis
    Reflect.deleteProperty(globalThis, 'FormData')
    try {
      expect(await store.dispatch(getProducts.initiate({})).unwrap()).toMatchObject({
        products: [],
      })
    } finally {
      globalThis.FormData = form
    }
  })
})
