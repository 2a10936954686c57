import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

describe('DELETE /products/{id}', () => {
  const remove = (publicId: string, headers: object) =>
    store.app.inject({
      method: 'DELETE',
      url: `/api/products/${publicId}`,
      headers: { ...headers },
    })

  it('removes a product from sale; carts and wishlists tell which, orders keep it', async () => {
    const admin = await signIn(store, 'superadmin')
    const { order, buyer, product } = await createOrder(store)
    const fill = (url: string) =>
      store.app.inject({
        method: 'POST',
        url,
        headers: buyer.headers,
        payload: { productId: product.publicId, ...(url.includes('cart') && { quantity: 1 }) },
      })
    await fill('/api/cart/add')
    await fill('/api/wishlist/add')
    const answer = await remove(product.publicId, admin.headers)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await store.app.inject(`/api/products/${product.publicId}`)).statusCode).toBe(404)
    const read = async (url: string) =>
      (await store.app.inject({ url, headers: buyer.headers })).json()
    const { name, brand, modelNo, publicId: productId } = product
    const known = { productId, name, brand, modelNo }
    const cart = await read('/api/cart')
    expect(cart).toMatchObject({
      items: [],
      totalAmount: 0,
      unavailable: [{ ...known, quantity: 1 }],
    })
    expect(await read('/api/wishlist/get')).toEqual({ wishlist: [], unavailable: [known] })
    expect(await read('/api/wishlist/get?page=2')).toEqual({ wishlist: [] })

    const { headers } = buyer
    const url = `/api/cart/remove/${cart.unavailable[0]._id}`
    const removed = await store.app.inject({ method: 'DELETE', url, headers })
    expect(removed.json()).toEqual({ items: [], totalAmount: 0 })
    const payload = { productId }
    await store.app.inject({ method: 'POST', url: '/api/wishlist/remove', headers, payload })
    expect(await read('/api/wishlist/get')).toEqual({ wishlist: [] })
    const kept = await store.app.inject({ url: `/api/orders/${order._id}`, headers: buyer.headers })
    expect(kept.json().items[0].product.name).toBe(product.name)
    expect((await remove(product.publicId, admin.headers)).statusCode).toBe(404)
  })
})
