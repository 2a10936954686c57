import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import {
  createOrder,
  fillCart,
  sendOrder,
  testPng,
  testShipping,
} from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { countRows, countStoredFiles, stockOf } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('placing an order', () => {
  const store = useTestStore()

  it('prices the cart for the tier and its slab, splits off the tax, decrements the stock, empties the cart', async () => {
    const buyer = await signIn(store, 'distributor')
    const product = await createProduct(store.db, {
      stock: 40,
      slabs: [{ minQty: 10, price: paise(400_050) }],
    })
    await fillCart(store, buyer, { product, quantity: 10 })

    const proof = { content: await testPng(), name: 'transfer.png' }
    const answer = await sendOrder(store, buyer, { proof })

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
    expect(await countRows(store, 'cart_lines')).toBe(0)
  })

  it('responds with the order as it can be read later', async () => {
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
    const { order } = await createOrder(store, {
      shipping: { state: 'Gujarat', consignee: 'self' },
    })
    expect(order.items[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 762.71 })
  })

  it('orders lines in stock and leaves the others in the cart', async () => {
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

  it('rejects an empty cart, and one with nothing in stock', async () => {
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
      {
        code: 'out_of_stock',
        message: 'Out of stock',
        errors: [{ field: product.publicId, message: `${product.name}: Out of stock` }],
      },
    ])
  })

  it('reports the product that exceeds the stock, and stores nothing', async () => {
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
    expect(await countRows(store, 'orders')).toBe(0)
    expect(await countRows(store, 'files')).toBe(0)
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

  it('reports missing shipping details first', async () => {
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

  it('requires the proof, and nothing else in its place', async () => {
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

  it('accepts a proof only up to the maximum size', async () => {
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
