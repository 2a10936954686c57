import { beforeEach, describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { ulid } from 'ulid'
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import { createProduct } from '../testing/factories/product-factory.ts'
import { useTestStore } from '../testing/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
  as?: SignedInAccount
}

function call(path: string, { method = 'GET', payload, as = buyer }: Call = {}) {
  const { headers } = as
  return store.app.inject({
    method,
    url: `/api/cart${path}`,
    headers,
    ...(payload && { payload }),
  })
}

function add(productId: string, quantity = 1, as = buyer) {
  return call('/add', { method: 'POST', payload: { productId, quantity }, as })
}

async function readCart(as = buyer) {
  return (await call('', { as })).json<Cart>()
}

function update(itemId: string, quantity: number, as = buyer) {
  return call(`/update/${itemId}`, { method: 'PUT', payload: { quantity }, as })
}

async function firstLineId(): Promise<string> {
  return (await readCart()).items[0]?._id ?? ''
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

  it('takes the slab of the quantity, at the price of today', async () => {
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

  it('keeps a line that ran out of stock, and leaves it out of the total', async () => {
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

  it('drops a product that is no longer sold', async () => {
    const { id, publicId } = await createProduct(store.db)
    await add(publicId)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    expect(await readCart()).toEqual({ items: [], totalAmount: 0 })
  })
})

describe('POST /cart/add', () => {
  it('answers with the cart, and adds to the line that is there', async () => {
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
  ])('with a stock of %i refuses one piece more', async (stock, { code, message }) => {
    const { publicId } = await createProduct(store.db, { stock })
    const answer = await add(publicId, stock + 1)
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code, message, errors: [{ field: 'quantity', message }] },
    ])
  })

  it('counts what the line holds already', async () => {
    const { publicId } = await createProduct(store.db, { stock: 4 })
    await add(publicId, 3)
    const answer = await add(publicId, 2)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Quantity exceeds available stock',
    ])
    expect((await readCart()).items[0]?.quantity).toBe(3)
  })

  it.each([0, -1, 1.5, 1e300])('refuses %d pieces', async (quantity) => {
    const { publicId } = await createProduct(store.db)
    const answer = await add(publicId, quantity)
    const message = 'Quantity must be a whole number from 1.'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field: 'quantity', message }] },
    ])
  })

  it('ignores a price in the request, and refuses what it does not know', async () => {
    const { publicId } = await createProduct(store.db, prices)
    const payload = { productId: publicId, quantity: 1 }
    const send = (more: object) =>
      call('/add', { method: 'POST', payload: { ...payload, ...more } })
    expect((await send({ price: 1 })).json<Cart>().totalAmount).toBe(700.25)
    expect((await send({ colour: 'red' })).statusCode).toBe(400)
  })

  it('does not find a product that is not sold, or no longer', async () => {
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

  it('takes no line more than a cart holds, and more pieces of the lines it has', async () => {
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

  it('makes one line with the sum of twenty calls at once', async () => {
    const { publicId } = await createProduct(store.db, { stock: 100 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(publicId, 2)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const { items } = await readCart()
    expect(items.map(({ quantity }) => quantity)).toEqual([40])
  })

  it('never exceeds the stock, however many calls come at once', async () => {
    const { publicId } = await createProduct(store.db, { stock: 7 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(publicId, 2)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(17)
    expect((await readCart()).items[0]?.quantity).toBe(6)
  })
})

describe('PUT /cart/update/{itemId}', () => {
  it('sets the quantity and prices it anew', async () => {
    await add((await createProduct(store.db, prices)).publicId, 2)
    const cart = (await update(await firstLineId(), 20)).json<Cart>()
    expect([cart.items[0]?.quantity, cart.totalAmount]).toEqual([20, 14_005])
    expect((await update(await firstLineId(), 20)).statusCode).toBe(200)
  })

  it.each([
    [0, 400, 'Quantity must be a whole number from 1.'],
    [21, 409, 'Quantity exceeds available stock'],
  ])('refuses %i', async (quantity, status, message) => {
    await add((await createProduct(store.db)).publicId, 2)
    const answer = await update(await firstLineId(), quantity)
    expect([answer.statusCode, answer.json().message]).toEqual([status, message])
    expect((await readCart()).items[0]?.quantity).toBe(2)
  })

  it('refuses any quantity once the product ran out', async () => {
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
  it('takes the line out', async () => {
    await add((await createProduct(store.db)).publicId, 2)
    const path = `/remove/${await firstLineId()}`
    expect((await call(path, { method: 'DELETE' })).json()).toEqual({ items: [], totalAmount: 0 })
    expect((await call(path, { method: 'DELETE' })).statusCode).toBe(404)
  })

  it('does not touch the line of somebody else', async () => {
    await add((await createProduct(store.db)).publicId, 2)
    const as = await signIn(store, 'distributor')
    const answer = await call(`/remove/${await firstLineId()}`, { method: 'DELETE', as })
    expect(answer.statusCode).toBe(404)
    expect((await readCart()).items).toHaveLength(1)
  })
})
