import { beforeEach, describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { sendOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

beforeEach(async () => {
  buyer = await signIn(store, 'distributor')
})

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/cart${path}`
  return store.app.inject({ method, url, headers: buyer.headers, ...(payload && { payload }) })
}

const add = (productId: string, quantity: number) => call('POST', '/add', { productId, quantity })
const readCart = async () => (await call('GET', '')).json<Cart>()

/** Ten products at the highest possible price; seven fit into a cart that can be paid exactly. */
async function createCostly() {
  const most = paise(1_000_000_000)
  const pricesPaise = { enduser: most, reseller: most, distributor: most }
  const costly = { stock: 1_000_000, pricesPaise }
  return Promise.all(Array.from({ length: 10 }, async () => createProduct(store.db, costly)))
}

describe('a cart whose total cannot be represented to the paisa', () => {
  const message = 'This is above the limit of one order. Please order less at a time.'
  const refusal = [
    400,
    { code: 'total_too_large', message, errors: [{ field: 'quantity', message }] },
  ]

  it('does not result from adding, by product or by model number, nor from another quantity', async () => {
    const products = await createCostly()
    const [first, ...others] = products.map(({ publicId }) => publicId)
    const six = products.slice(1, 7)
    for (const { publicId } of six) expect((await add(publicId, 1_000_000)).statusCode).toBe(200)
    expect((await add(first ?? '', 1)).statusCode).toBe(200)
    const before = await readCart()
    expect(before.totalAmount).toBe(60_000_010_000_000)
    const itemId = before.items.find(({ product }) => product._id === first)?._id ?? ''
    const lines = products.slice(7).map(({ modelNo }) => ({ modelNo, quantity: 1_000_000 }))
    for (const answer of [
      await add(others[7] ?? '', 1_000_000),
      await call('PUT', `/update/${itemId}`, { quantity: 1_000_000 }),
      await call('POST', '/bulk', { lines }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual(refusal)
    }
    expect(await readCart()).toEqual(before)
  })

  it('can be read after prices rose, and emptied, but not ordered', async () => {
    const rows = await createCostly()
    await store.db('products').update({ price_distributor: 1 })
    for (const { publicId } of rows) await add(publicId, 1_000_000)
    await store.db('products').update({ price_distributor: 1_000_000_000 })
    const cart = await readCart()
    expect([cart.items.length, cart.totalAmount]).toEqual([10, 70_000_000_000_000])
    const order = await sendOrder(store, buyer)
    expect([order.statusCode, order.json().message]).toEqual([409, message])
    const removed = await call('DELETE', `/remove/${cart.items[0]?._id}`)
    expect(removed.statusCode).toBe(200)
  })
})
