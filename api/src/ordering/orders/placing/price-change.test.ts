import { describe, expect, it } from '@jest/globals'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('a price that changes between cart and order', () => {
  const store = useTestStore()

  /** A cart of two pieces that its buyer saw at ₹10,000 before the price changed. */
  const seeThenReprice = async (paise: number) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 2 })
    await store.db('products').where('id', product.id).update({ price_enduser: paise })
    const readCart = async () =>
      (await store.app.inject({ url: '/api/cart', headers: buyer.headers })).json<Cart>()
    const send = async (expectedTotal?: unknown, key?: string) =>
      sendOrder(store, buyer, {
        ...(expectedTotal !== undefined && { data: { expectedTotal } }),
        ...(key !== undefined && { key }),
      })
    return { product, readCart, send }
  }

  it('is reported for confirmation when it rose, and nothing is ordered', async () => {
    const { product, readCart, send } = await seeThenReprice(525_050)
    const message =
      'Your cart has changed: the total is now ₹10,501.00, it was ₹10,000.00. Check it and place the order again.'

    const answer = await send(10_000, 'asked-once')

    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'total_rose', message, errors: [{ field: 'expectedTotal', message }] },
    ])
    expect(await store.db('orders').select('id')).toEqual([])
    expect(await store.db('files').select('id')).toEqual([])
    expect(await store.db('products').where('id', product.id).first('stock')).toEqual({ stock: 20 })
    const cart = await readCart()
    expect(cart).toMatchObject({ items: [{ quantity: 2 }], totalAmount: 10_501 })

    const again = await send(cart.totalAmount, 'asked-once')
    expect([again.statusCode, again.json<{ order: Order }>().order.totalAmount]).toEqual([
      201, 10_501,
    ])
  })

  it.each([10_000, undefined])(
    'is passed on when it fell and %p was expected',
    async (expected) => {
      const { send } = await seeThenReprice(490_000)
      const answer = await send(expected)
      expect([answer.statusCode, answer.json<{ order: Order }>().order.totalAmount]).toEqual([
        201, 9_800,
      ])
    },
  )

  it.each([
    ['10000', 'Please check the highlighted fields.'],
    [99.999, 'The expected total must be rupees with at most two decimals.'],
  ])('cannot be compared with %p', async (expected, message) => {
    const { send } = await seeThenReprice(500_000)
    const answer = await send(expected)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'expectedTotal' }] },
    ])
  })
})
