import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../testing/factories/account-factory.ts'
import {
  createOrder,
  fillCart,
  sendOrder,
  testPng,
  testShipping,
} from '../../testing/factories/order-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { type TestStore, useTestStore } from '../../testing/test-store.ts'

async function stockOf(store: TestStore, id: number): Promise<number> {
  const row: { stock: number } | undefined = await store.db('products').where({ id }).first('stock')
  return row?.stock ?? Number.NaN
}

async function countOf(store: TestStore, table: string): Promise<number> {
  const [row]: { total: number }[] = await store.db(table).count({ total: '*' })
  return Number(row?.total)
}

async function countStoredFiles(store: TestStore): Promise<number> {
  const folder = join(store.config.DATA_FOLDER, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

describe('placing an order', () => {
  const store = useTestStore()

  it('prices the cart for the tier and its slab, splits off the tax, decrements the stock, empties the cart', async () => {
    const buyer = await signIn(store, 'distributor')
    const product = await createProduct(store.db, {
      stock: 40,
      slabs: [{ minQty: 10, price: paise(400_050) }],
    })
    await fillCart(store, buyer, { product, quantity: 10 })

    const answer = await sendOrder(store, buyer)

    expect(answer.statusCode).toBe(201)
    const { message, order } = answer.json<{ message: string; order: Order }>()
    expect(message).toBe('Order placed! Awaiting confirmation')
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'bank_transfer',
      tier: 'distributor',
      totalAmount: 40_005,
      paymentProofType: 'image/png',
      shippingInfo: testShipping,
      items: [
        {
          product: { _id: product.publicId, name: product.name, modelNo: product.modelNo },
          quantity: 10,
          price: 4000.5,
          total: 40_005,
          gst: 18,
          taxable: 33_902.54,
          cgst: 3051.23,
          sgst: 3051.23,
          igst: 0,
        },
      ],
      timeline: [{ kind: 'placed', by: 'distributor', to: 'pending' }],
    })
    expect(await stockOf(store, product.id)).toBe(30)
    expect(await countOf(store, 'cart_lines')).toBe(0)
  })

  it('answers with what reading the order finds', async () => {
    const buyer = await signIn(store, 'reseller')
    const data = { paymentReference: 'SBIN042612345678' }
    const product = await createProduct(store.db, { slabs: [{ minQty: 2, price: paise(99_999) }] })
    const { order } = await createOrder(store, { buyer, product, quantity: 3, data })
    const found = await store.app.inject({
      url: `/api/orders/${order._id}`,
      headers: buyer.headers,
    })
    expect(order).toEqual(found.json())
  })

  it('charges IGST when the goods leave the state of the seller', async () => {
    const { order } = await createOrder(store, { shipping: { state: 'Gujarat' } })
    expect(order.items[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 762.71 })
  })

  it('leaves lines without stock in the cart and orders the others', async () => {
    const buyer = await signIn(store, 'enduser')
    const gone = await createProduct(store.db)
    const here = await createProduct(store.db)
    await fillCart(store, buyer, { product: gone, quantity: 1 })
    await fillCart(store, buyer, { product: here, quantity: 2 })
    await store.db('products').where('id', gone.id).update({ stock: 0 })

    const { order } = (await sendOrder(store, buyer)).json<{ order: Order }>()

    expect(order.items.map(({ product }) => product._id)).toEqual([here.publicId])
    expect(await store.db('cart_lines').pluck('product_id')).toEqual([gone.id])
  })

  it('refuses an empty cart, and one of which nothing is in stock', async () => {
    const buyer = await signIn(store, 'enduser')
    const empty = await sendOrder(store, buyer)
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 1 })
    await store.db('products').where('id', product.id).update({ stock: 0 })
    const gone = await sendOrder(store, buyer)
    expect([empty.statusCode, empty.json()]).toEqual([
      409,
      { code: 'cart_empty', message: 'Your cart is empty.' },
    ])
    expect([gone.statusCode, gone.json()]).toEqual([
      409,
      { code: 'out_of_stock', message: 'Out of stock' },
    ])
  })

  it('names the product that exceeds the stock, and stores nothing of the order', async () => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db, { name: 'Canon Ink GI-790', stock: 5 })
    await fillCart(store, buyer, { product, quantity: 5 })
    await store.db('products').where('id', product.id).update({ stock: 4 })
    const filesBefore = await countStoredFiles(store)

    const answer = await sendOrder(store, buyer)

    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'stock_exceeded',
        message: 'Quantity exceeds available stock',
        errors: [
          {
            field: product.publicId,
            message: 'Canon Ink GI-790: Quantity exceeds available stock (4)',
          },
        ],
      },
    ])
    expect(await countOf(store, 'orders')).toBe(0)
    expect(await countOf(store, 'files')).toBe(0)
    expect(await countStoredFiles(store)).toBe(filesBefore)
    expect(await stockOf(store, product.id)).toBe(4)
  })

  it.each([
    ['enduser', { city: ' ' }, 'Please fill all address details!'],
    ['enduser', { pincode: '012345' }, 'Enter a valid 6-digit pincode!'],
    ['reseller', { businessName: undefined }, 'Please fill all business and delivery details!'],
    ['reseller', { busNumber: '' }, 'Please enter bus/transport details.'],
    ['distributor', { deliveryMethod: 'courier' }, 'Please select a courier option.'],
  ] as const)('refuses the shipping of a %s with %j', async (role, change, message) => {
    const shipping = { ...testShipping, ...change }
    const answer = await sendOrder(store, await signIn(store, role), { shipping })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
  })

  it('asks for the shipping first', async () => {
    const buyer = await signIn(store, 'enduser')
    const answer = await sendOrder(store, buyer, { shipping: 'nowhere', proof: undefined })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      400,
      'Missing shipping info.',
    ])
  })

  it('needs no business details of an end user and sends the goods by courier', async () => {
    const { fullName, phone, address, city, state, pincode } = testShipping
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const shipping = { fullName, phone, address, city, state, pincode, deliveryMethod: 'bus' }
    const answer = await sendOrder(store, buyer, { shipping })
    expect(answer.json<{ order: Order }>().order.shippingInfo.deliveryMethod).toBe('courier')
  })

  it('asks for the proof, and for nothing else where an order should be', async () => {
    const buyer = await signIn(store, 'enduser')
    const without = await sendOrder(store, buyer, { proof: undefined })
    const json = await store.app.inject({
      method: 'POST',
      url: '/api/orders/manual',
      headers: buyer.headers,
      payload: { shippingInfo: testShipping },
    })
    expect([without.statusCode, without.json()]).toEqual([
      400,
      {
        code: 'invalid_input',
        message: 'Upload payment proof',
        errors: [{ field: 'paymentProof', message: 'Upload payment proof' }],
      },
    ])
    expect([json.statusCode, json.json<{ message: string }>().message]).toEqual([
      400,
      'Missing shipping info.',
    ])
  })

  it('is for buyers who are signed in', async () => {
    const visitor = await sendOrder(store, { headers: { authorization: 'Bearer nobody' } })
    const admin = await sendOrder(store, await signIn(store, 'enduser-admin'))
    expect([visitor.statusCode, admin.statusCode]).toEqual([401, 403])
  })

  it('gives 10 orders and 190 clear refusals when 200 buyers want the last 10 pieces', async () => {
    const product = await createProduct(store.db, { stock: 10 })
    const buyers = await Promise.all(Array.from({ length: 200 }, () => signIn(store, 'enduser')))
    await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 1 })))
    const filesBefore = await countStoredFiles(store)

    const answers = await Promise.all(buyers.map((buyer) => sendOrder(store, buyer)))

    const refusals = answers.filter(({ statusCode }) => statusCode !== 201)
    const words = new Set(refusals.map((answer) => answer.json<{ message: string }>().message))
    expect(answers.length - refusals.length).toBe(10)
    expect(new Set(refusals.map(({ statusCode }) => statusCode))).toEqual(new Set([409]))
    expect(['Out of stock', 'Quantity exceeds available stock']).toEqual(
      expect.arrayContaining([...words]),
    )
    expect(await stockOf(store, product.id)).toBe(0)
    expect(await countOf(store, 'orders')).toBe(10)
    expect(await countStoredFiles(store)).toBe(filesBefore + 10)
  })

  it('makes one order of the same Idempotency-Key sent 20 times at once', async () => {
    const buyer = await signIn(store, 'reseller')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 3 })
    const filesBefore = await countStoredFiles(store)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendOrder(store, buyer, { key: 'tap-tap-tap' })),
    )

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const ids = answers.map((answer) => answer.json<{ order: Order }>().order._id)
    expect(new Set(ids).size).toBe(1)
    expect(await countOf(store, 'orders')).toBe(1)
    expect(await stockOf(store, product.id)).toBe(17)
    expect(await countStoredFiles(store)).toBe(filesBefore + 1)
  })

  it('refuses an Idempotency-Key that was used for something else', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    await sendOrder(store, buyer, { key: 'once' })
    const other = await sendOrder(store, buyer, {
      key: 'once',
      shipping: { ...testShipping, city: 'Pune' },
    })
    expect([other.statusCode, other.json()]).toEqual([
      409,
      {
        code: 'key_reused',
        message: 'This order was already sent with other details. Reload the page and try again.',
      },
    ])
  })

  it('lets two buyers use the same Idempotency-Key', async () => {
    const product = await createProduct(store.db)
    for (const role of ['enduser', 'reseller'] as const) {
      const buyer = await signIn(store, role)
      await fillCart(store, buyer, { product, quantity: 1 })
      expect((await sendOrder(store, buyer, { key: 'mine' })).statusCode).toBe(201)
    }
  })

  it('orders a cart once when it is sent twice at once without a key', async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    const answers = await Promise.all([sendOrder(store, buyer), sendOrder(store, buyer)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  it('keeps the product snapshot when the product is changed and deleted', async () => {
    const { order, buyer, product } = await createOrder(store)
    await store
      .db('products')
      .where('id', product.id)
      .update({ name: 'Something else', price_enduser: 1, deleted_at: new Date() })
    const answer = await store.app.inject({ url: '/api/orders', headers: buyer.headers })
    const [again] = answer.json<OrderList>().orders
    expect(again?.items).toEqual([
      { ...order.items[0], product: { ...order.items[0]?.product, _id: undefined } },
    ])
  })

  it('takes a proof only up to its size', async () => {
    const big = Buffer.concat([await testPng(), Buffer.alloc(10 * 1024 * 1024)])
    const answer = await sendOrder(store, await signIn(store, 'enduser'), {
      proof: { content: big, name: 'big.png' },
    })
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The payment proof is too large. Upload a file of at most 10 MB',
    ])
  })
})
