import { describe, expect, it } from '@jest/globals'
import '../slices/cart/cart-api.ts'
import { fakeApi } from '@store/sdk/testing'
import { defineEndpoints } from './define-endpoints.ts'
import { createStore } from './store.ts'

const api = fakeApi()

function definePing(owner: string, path: string) {
  return defineEndpoints(owner, (build) => ({
    getPing: build.query<{ from: string }, void>({ query: () => path }),
  }))
}

describe('defineEndpoints', () => {
  it('throws for a name of another owner and names the owner', () => {
    const grab = () =>
      defineEndpoints('mf-shop/cart', (build) => ({
        getCart: build.query<unknown, void>({ query: () => '/mine' }),
      }))
    expect(grab).toThrow('mf-shop/cart defines the endpoint getCart, which belongs to sdk/cart')
  })

  it('lets an owner redefine its own endpoints, as a hot update does', async () => {
    api.answers('GET /old', { from: 'old' })
    api.answers('GET /new', { from: 'new' })
    definePing('mf-shop/ping', '/old')
    const { getPing } = definePing('mf-shop/ping', '/new').endpoints
    expect(await createStore().dispatch(getPing.initiate()).unwrap()).toEqual({ from: 'new' })
  })
})
