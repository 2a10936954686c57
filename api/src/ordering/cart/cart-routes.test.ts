import { beforeEach, describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { cartClient } from '../../../test/factories/cart-client.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

function add(productId: string, quantity = 1, as = buyer) {
  return cartClient(store, as).add(productId, quantity)
}

function readCart(as = buyer) {
  return cartClient(store, as).read()
}

function update(itemId: string, quantity: number, as = buyer) {
  return cartClient(store, as).update(itemId, quantity)
}

function remove(path: string, as = buyer) {
  return cartClient(store, as).call(path, { method: 'DELETE' })
}

async function firstLineId(): Promise<string> {
  return (await readCart()).items[0]?._id ?? ''
}

beforeEach(async () => {
  buyer = await signIn(store, 'distributor')
})

const prices = {
  pricesPaise: { enduser: paise(90_000), reseller: paise(80_050), distributor: paise(70_025) },
}

describe('every cart route', () => {
  it.each([
    ['GET', ''],
    ['POST', '/add'],
    ['POST', '/bulk'],
    ['PUT', '/update/x'],
    ['DELETE', '/remove/x'],
  ] as const)('asks a visitor for a login: %s /cart%s', async (method, path) => {
    const answer = await store.app.inject({ method, url: `/api/cart${path}` })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not_signed_in', message: 'Please login' },
    ])
  })

  it.each(roles)('serves a %s', async (role) => {
    const { publicId } = await createProduct(store.db)
    const as = await signIn(store, role)
    expect((await add(publicId, 1, as)).json<Cart>().items).toHaveLength(1)
  })
})

describe('GET /cart', () => {
  it('is empty at first', async () => {
    expect(await readCart()).toEqual({ items: [], totalAmount: 0 })
  })

  it.each([
    ['enduser', 900, 2700],
    ['reseller', 800.5, 2401.5],
    ['distributor', 700.25, 2100.75],
    ['superadmin', 900, 2700],
  ] as const)('is priced for a %s', async (role, price, totalAmount) => {
    const as = await signIn(store, role)
    const { publicId } = await createProduct(store.db, prices)
    await add(publicId, 3, as)
    const cart = await readCart(as)
    expect([cart.items[0]?.price, cart.totalAmount]).toEqual([price, totalAmount])
  })

  it('uses the slab of the quantity, at the current price', async () => {
    const { id, publicId } = await createProduct(store.db, {
      ...prices,
      slabs: [{ minQty: 5, price: paise(60_000) }],
    })
    await add(publicId, 5)
    expect((await readCart()).totalAmount).toBe(3000)
    await store.db('products').where({ id }).update({ slabs: '[]' })
    expect((await readCart()).totalAmount).toBe(3501.25)
  })

  it('shows no price of another tier', async () => {
    await add((await createProduct(store.db, prices)).publicId)
    expect((await readCart()).items[0]?.product.prices).toEqual({ distributor: 700.25 })
  })

  it('keeps a line without stock, and leaves it out of the total', async () => {
    const gone = await createProduct(store.db, prices)
    const left = await createProduct(store.db, prices)
    await add(gone.publicId)
    await add(left.publicId)
    await store.db('products').where({ id: gone.id }).update({ stock: 0 })
    const cart = await readCart()
    expect([cart.items.map(({ product }) => product.stock), cart.totalAmount]).toEqual([
      [0, 20],
      700.25,
    ])
  })

  it('names a product that is no longer sold apart from the others', async () => {
    const { id, publicId } = await createProduct(store.db)
    await add(publicId)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    expect(await readCart()).toMatchObject({
      items: [],
      totalAmount: 0,
      unavailable: [{ productId: publicId, quantity: 1 }],
    })
  })
})

describe('PUT /cart/update/{itemId}', () => {
  it('sets the quantity and recalculates the price', async () => {
    await add((await createProduct(store.db, prices)).publicId, 2)
    const cart = (await update(await firstLineId(), 20)).json<Cart>()
    expect([cart.items[0]?.quantity, cart.totalAmount]).toEqual([20, 14_005])
    expect((await update(await firstLineId(), 20)).statusCode).toBe(200)
  })

  it.each([
    [0, 400, 'Quantity must be a whole number from 1.'],
    [21, 409, 'Quantity exceeds available stock'],
  ])('rejects %i', async (quantity, status, message) => {
    await add((await createProduct(store.db)).publicId, 2)
    const answer = await update(await firstLineId(), quantity)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect((await readCart()).items[0]?.quantity).toBe(2)
  })

  it('rejects any quantity once the product has sold out', async () => {
    const { id, publicId } = await createProduct(store.db)
    await add(publicId, 2)
    await store.db('products').where({ id }).update({ stock: 0 })
    const answer = await update(await firstLineId(), 1)
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Out of stock'])
  })

  it('does not find the line of a product that is no longer sold', async () => {
    const { id, publicId } = await createProduct(store.db)
    await add(publicId)
    const itemId = await firstLineId()
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    expect((await update(itemId, 2)).statusCode).toBe(404)
  })

  it('does not find the line of somebody else', async () => {
    await add((await createProduct(store.db)).publicId, 2)
    const stranger = await signIn(store, 'distributor')
    const answer = await update(await firstLineId(), 5, stranger)
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'cart_line_not_found', message: 'This item is no longer in your cart.' },
    ])
    expect((await readCart()).items[0]?.quantity).toBe(2)
  })
})

describe('DELETE /cart/remove/{itemId}', () => {
  it('removes the line', async () => {
    await add((await createProduct(store.db)).publicId, 2)
    const path = `/remove/${await firstLineId()}`
    expect((await remove(path)).json()).toEqual({ items: [], totalAmount: 0 })
    expect((await remove(path)).statusCode).toBe(404)
  })

  it('does not touch the line of somebody else', async () => {
    await add((await createProduct(store.db)).publicId, 2)
    const as = await signIn(store, 'distributor')
    const answer = await remove(`/remove/${await firstLineId()}`, as)
    expect(answer.statusCode).toBe(404)
    expect((await readCart()).items).toHaveLength(1)
  })
})
