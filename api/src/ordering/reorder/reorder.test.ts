import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { BulkAdded } from '@store/contract/schemas/orders/cart'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { NewProduct } from '../../catalog/products/changes/product-insert.ts'

describe('ordering again', () => {
  const store = useTestStore()

  const reorder = async (who: Pick<SignedInAccount, 'headers'>, id: string, key?: string) =>
    store.app.inject({
      method: 'POST',
      url: `/api/orders/${id}/reorder`,
      headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    })
  const change = async (id: number, columns: object) =>
    store.db('products').where('id', id).update(columns)

  /** An order of a reseller, ten pieces of each product. */
  const orderOf = async (...products: Partial<NewProduct>[]) => {
    const buyer = await signIn(store, 'reseller')
    const made = []
    for (const overrides of products) {
      const product = await createProduct(store.db, overrides)
      await fillCart(store, buyer, { product, quantity: 10 })
      made.push(product)
    }
    const { order } = (await sendOrder(store, buyer)).json<{ order: Order }>()
    return { buyer, id: order._id, products: made }
  }

  it('fills the cart with the same pieces at current prices', async () => {
    const { buyer, id, products } = await orderOf({ stock: 40 }, { stock: 40 })
    await change(products[0]?.id ?? 0, { price_reseller: 400_000 })
    const answer = await reorder(buyer, id)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        cart: {
          items: [
            { product: { _id: products[0]?.publicId }, quantity: 10, price: 4_000 },
            { product: { _id: products[1]?.publicId }, quantity: 10, price: 4_500 },
          ],
          totalAmount: 85_000,
        },
        rejected: [],
      },
    ])
  })

  it('adds what is available and reports lines that are unavailable, out of stock, clipped or more expensive', async () => {
    const { buyer, id, products } = await orderOf(
      { name: 'Gone' },
      { name: 'Out' },
      { name: 'Short' },
      { name: 'Dearer', stock: 40 },
    )
    const [gone, out, short, dearer] = products.map((product) => product.id)
    await change(gone ?? 0, { deleted_at: new Date() })
    await change(out ?? 0, { stock: 0 })
    await change(short ?? 0, { stock: 4, price_reseller: 460_000 })
    await change(dearer ?? 0, { price_reseller: 455_050 })
    const { cart, rejected } = (await reorder(buyer, id)).json<BulkAdded>()
    expect(cart.items.map(({ product, quantity }) => [product.name, quantity])).toEqual([
      ['Short', 4],
      ['Dearer', 10],
    ])
    expect(rejected).toEqual([
      { line: 1, message: 'Gone: no longer available' },
      { line: 2, message: 'Out: Out of stock' },
      { line: 3, message: 'Short: 4 of 10 added, there are no more in stock' },
      { line: 3, message: 'Short: now ₹4,600.00, was ₹4,500.00' },
      { line: 4, message: 'Dearer: now ₹4,550.50, was ₹4,500.00' },
    ])
  })

  it('adds to the lines of the cart, up to the stock', async () => {
    const { buyer, id, products } = await orderOf({ name: 'Held', stock: 25 })
    const first = (await reorder(buyer, id)).json<BulkAdded>()
    const second = (await reorder(buyer, id)).json<BulkAdded>()
    const third = (await reorder(buyer, id)).json<BulkAdded>()
    expect([first, second, third].map(({ cart }) => cart.items[0]?.quantity)).toEqual([10, 15, 15])
    expect([first, second, third].map(({ rejected }) => rejected)).toEqual([
      [],
      [{ line: 1, message: 'Held: 5 of 10 added, there are no more in stock' }],
      [{ line: 1, message: 'Held: all that is in stock is in your cart already' }],
    ])
    expect(products[0]?.stock).toBe(25)
  })

  it('compares prices at the resulting quantity in the cart', async () => {
    const slabs = [{ minQty: 15, price: paise(400_000) }]
    const { buyer, id } = await orderOf({ stock: 60, slabs })
    await store.db('products').update({ price_reseller: 480_000 })
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    expect((await reorder(buyer, id)).json<BulkAdded>().rejected).toHaveLength(1)
    expect((await reorder(buyer, id)).json<BulkAdded>().rejected).toEqual([])
  })

  it('never exceeds the stock with concurrent requests', async () => {
    const { buyer, id } = await orderOf({ stock: 35 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => reorder(buyer, id)))
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(await store.db('cart_lines').pluck('quantity')).toEqual([25])
  })

  it('adds once, however often it is retried with its key, and reports the same again', async () => {
    const { buyer, id } = await orderOf({ name: 'Plenty', stock: 40 }, { name: 'Short', stock: 14 })
    const first = await reorder(buyer, id, 'once')
    const again = await Promise.all(Array.from({ length: 5 }, () => reorder(buyer, id, 'once')))
    expect(first.json<BulkAdded>().rejected).toEqual([
      { line: 2, message: 'Short: 4 of 10 added, there are no more in stock' },
    ])
    for (const answer of again) {
      expect([answer.statusCode, answer.json()]).toEqual([200, first.json()])
    }
    expect(await store.db('cart_lines').orderBy('id').pluck('quantity')).toEqual([10, 4])
    await reorder(buyer, id, 'another')
    expect(await store.db('cart_lines').orderBy('id').pluck('quantity')).toEqual([20, 4])
  })

  it('rejects a key that was used for another order', async () => {
    const { buyer, id, products } = await orderOf({ stock: 40 })
    const [product] = products
    if (product) await fillCart(store, buyer, { product, quantity: 1 })
    const { order } = (await sendOrder(store, buyer)).json<{ order: Order }>()
    await reorder(buyer, id, 'once')
    expect((await reorder(buyer, order._id, 'once')).statusCode).toBe(409)
    expect(await store.db('cart_lines').pluck('quantity')).toEqual([10])
  })

  it('does not find the orders of others', async () => {
    const { order } = await createOrder(store)
    const stranger = await signIn(store, 'enduser')
    const answer = await reorder(stranger, order._id)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'order_not_found', message: 'Order not found' },
    ])
    expect((await reorder(stranger, 'nowhere')).statusCode).toBe(404)
  })

  it('is for buyers who are signed in', async () => {
    const { order } = await createOrder(store)
    expect((await reorder({ headers: { authorization: '' } }, order._id)).statusCode).toBe(401)
    for (const role of ['enduser-admin', 'superadmin'] as const) {
      expect((await reorder(await signIn(store, role), order._id)).statusCode).toBe(403)
    }
  })
})
