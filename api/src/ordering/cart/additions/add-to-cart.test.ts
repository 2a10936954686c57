import { beforeEach, describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { ulid } from 'ulid'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { cartClient } from '../../../../test/factories/cart-client.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

function add(productId: string, quantity = 1, as = buyer) {
  return cartClient(store, as).add(productId, quantity)
}

function readCart(as = buyer) {
  return cartClient(store, as).read()
}

/** Puts a line of each of 500 products into the buyer's cart. */
async function fillToTheBrim(): Promise<void> {
  const goods = await createProduct(store.db)
  const {
    id: _id,
    public_id: _publicId,
    ...row
  } = await store.db('products').where('id', goods.id).first()
  const more = Array.from({ length: 499 }, () => ({ ...row, public_id: ulid() }))
  await store.db('products').insert(more)
  const ids: number[] = await store.db('products').pluck('id')
  const line = { user_id: buyer.account.userId, quantity: 1, created_at: new Date() }
  await store
    .db('cart_lines')
    .insert(ids.map((id) => ({ ...line, public_id: ulid(), product_id: id })))
}

beforeEach(async () => {
  buyer = await signIn(store, 'distributor')
})

const prices = {
  pricesPaise: { enduser: paise(90_000), reseller: paise(80_050), distributor: paise(70_025) },
}

describe('POST /cart/add', () => {
  it('responds with the cart, and adds to an existing line', async () => {
    const { publicId } = await createProduct(store.db, prices)
    await add(publicId, 2)
    const cart = (await add(publicId, 3)).json<Cart>()
    expect(cart.items).toHaveLength(1)
    expect(cart.items[0]).toMatchObject({ quantity: 5, price: 700.25, product: { _id: publicId } })
    expect(cart.totalAmount).toBe(3501.25)
  })

  it.each([
    [0, { code: 'out_of_stock', message: 'Out of stock' }],
    [4, { code: 'stock_exceeded', message: 'Quantity exceeds available stock' }],
  ])('with a stock of %i rejects one piece more', async (stock, { code, message }) => {
    const { publicId } = await createProduct(store.db, { stock })
    const answer = await add(publicId, stock + 1)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code, message, errors: [{ field: 'quantity', message }] },
    ])
  })

  it('counts the pieces already in the line', async () => {
    const { publicId } = await createProduct(store.db, { stock: 4 })
    await add(publicId, 3)
    const answer = await add(publicId, 2)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Quantity exceeds available stock',
    ])
    expect((await readCart()).items[0]?.quantity).toBe(3)
  })

  it.each([0, -1, 1.5, 1e300])('rejects %d pieces', async (quantity) => {
    const { publicId } = await createProduct(store.db)
    const answer = await add(publicId, quantity)
    const message = 'Quantity must be a whole number from 1.'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'quantity', message }] },
    ])
  })

  it('ignores a price in the request, and rejects unknown fields', async () => {
    const { publicId } = await createProduct(store.db, prices)
    const payload = { productId: publicId, quantity: 1 }
    const send = (more: object) =>
      cartClient(store, buyer).call('/add', { method: 'POST', payload: { ...payload, ...more } })
    expect((await send({ price: 1 })).json<Cart>().totalAmount).toBe(700.25)
    expect((await send({ colour: 'red' })).statusCode).toBe(400)
  })

  it('does not find a product that is not on sale, or no longer', async () => {
    const { id, publicId } = await createProduct(store.db)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    for (const productId of ['nothing', publicId]) {
      const answer = await add(productId)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'product_not_found', message: 'Product not found.' },
      ])
    }
  })

  it('limits the lines of a cart, but accepts more pieces of existing lines', async () => {
    await fillToTheBrim()
    const answer = await add((await createProduct(store.db)).publicId)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'cart_full', message: 'Your cart is full. Please place this order first.' },
    ])
    const { items } = await readCart()
    expect(items).toHaveLength(500)
    expect((await add(items[0]?.product._id ?? '')).statusCode).toBe(200)
  })

  it('creates one line with the sum of twenty concurrent calls', async () => {
    const { publicId } = await createProduct(store.db, { stock: 100 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(publicId, 2)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const { items } = await readCart()
    expect(items.map(({ quantity }) => quantity)).toEqual([40])
  })

  it('never exceeds the stock with concurrent calls', async () => {
    const { publicId } = await createProduct(store.db, { stock: 7 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(publicId, 2)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(17)
    expect((await readCart()).items[0]?.quantity).toBe(6)
  })
})
