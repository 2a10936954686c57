import { describe, expect, it } from '@jest/globals'
import { parsePaymentCode } from '@store/contract/rules/orders/payment-code'
import type { Cart } from '@store/contract/schemas/orders/cart'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { fillCart, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { readPdf } from '../../../../test/pdf-text.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { countRows } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const hourMs = 3_600_000

describe('an order that is reserved', () => {
  const store = useTestStore({ environment: { ...bankEnvironment, ...seller } })
  const { send, reserve, read, stockOf } = createReservingClient(store)

  it('is placed without a proof: it takes the stock, empties the cart, and has a code and a time to pay', async () => {
    const { order, buyer, product } = await reserve({ quantity: 2 })
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'bank_transfer',
      timeline: [{ kind: 'placed' }],
    })
    expect(order).not.toHaveProperty('paymentProof')
    expect(order.paymentCode).toMatch(/^\w{4}-\w{4}$/)
    expect(parsePaymentCode(order.paymentCode ?? '')).toBeDefined()
    const heldMs = Date.parse(order.payBy ?? '') - Date.parse(order.createdAt)
    expect(heldMs).toBe(48 * hourMs)
    expect(await stockOf(product)).toBe(18)
    const { headers } = buyer
    const cart = await store.app.inject({ url: '/api/cart', headers })
    expect(cart.json<Cart>().items).toEqual([])
    expect(await read(buyer, order)).toEqual(order)
  })

  it('waits for its buyer, and is found by its code, with or without the dash', async () => {
    const { order, buyer } = await reserve()
    const code = order.paymentCode ?? ''
    for (const query of ['needsBuyer=true', `q=${code}`, `q=${code.replace('-', '')}`]) {
      const url = `/api/orders?${query}`
      const answer = await store.app.inject({ url, headers: buyer.headers })
      expect(answer.json<OrderList>().orders).toMatchObject([{ _id: order._id }])
    }
    const admin = await signIn(store, 'enduser-admin')
    const url = `/api/enduser-admin/orders?q=${code}`
    const answer = await store.app.inject({ url, headers: admin.headers })
    expect(answer.json<OrderList>().orders).toMatchObject([{ payBy: order.payBy }])
  })

  it('is billed at the held price when prices rise before it is paid', async () => {
    const { order, buyer, product } = await reserve({ quantity: 2 })
    await store.db('products').where('id', product.id).update({ price_enduser: 990_000 })
    const admin = await signIn(store, 'enduser-admin')
    const put = async (url: string, payload: object) =>
      store.app.inject({ method: 'PUT', url, headers: admin.headers, payload })
    await put(`/api/dashboard/orders/${order._id}/payment`, { paymentStatus: 'paid' })
    await put(`/api/dashboard/${order._id}/status`, { status: 'shipped' })
    const shipped = await read(buyer, order)
    expect([shipped.totalAmount, shipped.paymentStatus]).toEqual([order.totalAmount, 'paid'])
    const invoice = await invoiceClient(store).get(buyer, order)
    expect(readPdf(invoice.rawPayload).texts.join(' ')).toContain('10,000.00')
  })

  it('is one order with one code, however often its request is repeated', async () => {
    const buyer = await signIn(store, 'reseller')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(buyer, {}, 'tap')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    const codes = answers.map((answer) => answer.json<{ order: Order }>().order.paymentCode)
    expect(new Set(codes).size).toBe(1)
    expect(await countRows(store, 'orders')).toBe(1)
  })

  it('results in 10 orders with 10 codes when 200 buyers reserve the last 10 pieces', async () => {
    const product = await createProduct(store.db, { stock: 10 })
    const buyers: SignedInAccount[] = []
    while (buyers.length < 200) {
      const more = await Promise.all(Array.from({ length: 20 }, () => signIn(store, 'enduser')))
      await Promise.all(more.map((buyer) => fillCart(store, buyer, { product, quantity: 1 })))
      buyers.push(...more)
    }
    const answers = await Promise.all(buyers.map((buyer) => send(buyer)))
    const placed = answers.filter(({ statusCode }) => statusCode === 201)
    const codes = placed.map((answer) => answer.json<{ order: Order }>().order.paymentCode)
    expect([placed.length, new Set(codes).size]).toEqual([10, 10])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    expect(await stockOf(product)).toBe(0)
    expect(await countRows(store, 'orders')).toBe(10)
  })

  it('is refused to whoever has three of them to pay, and allowed again once one is paid or cancelled', async () => {
    const buyer = await signIn(store, 'distributor')
    const product = await createProduct(store.db)
    const { order } = await reserve({ buyer, product })
    for (const _again of [2, 3]) await reserve({ buyer, product })
    await fillCart(store, buyer, { product, quantity: 1 })
    const refused = await send(buyer)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'too_many_reserved',
        message:
          'You already have 3 reserved orders to pay. Pay or cancel one of them first, or pay this order now and upload the payment proof.',
      },
    ])
    expect(await stockOf(product)).toBe(17)
    await store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${order._id}`,
      headers: buyer.headers,
      payload: { reason: 'Ordered twice' },
    })
    expect((await send(buyer)).statusCode).toBe(201)
  })

  it('is held within the limit when a buyer reserves and fills the cart again at once', async () => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db, { stock: 50 })
    for (let round = 0; round < 6; round += 1) {
      await fillCart(store, buyer, { product, quantity: 1 })
      await Promise.all([send(buyer), send(buyer), send(buyer)])
    }
    expect(await countRows(store, 'orders')).toBe(3)
    expect(await stockOf(product)).toBe(47)
  })

  it.each([
    ['a blank address', { shippingInfo: { ...testShipping, address: '' } }, 400],
    ['no address', {}, 400],
    ['a total below the price', { expectedTotal: 10, shippingInfo: testShipping }, 409],
  ])('is refused with %s, and nothing is taken', async (_name, payload, status) => {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db)
    await fillCart(store, buyer, { product, quantity: 1 })
    const { headers } = buyer
    const url = '/api/orders/reserve'
    const answer = await store.app.inject({ method: 'POST', url, headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(await stockOf(product)).toBe(20)
  })

  it('is refused with an empty cart, and to admins', async () => {
    expect((await send(await signIn(store, 'enduser'))).json()).toMatchObject({
      code: 'cart_empty',
    })
    expect((await send(await signIn(store, 'superadmin'))).statusCode).toBe(403)
    expect((await send({ headers: { authorization: '' } })).statusCode).toBe(401)
  })
})

describe('a store that reserves no orders', () => {
  const off = useTestStore({ environment: { ...bankEnvironment, PAYMENT_HOLD_HOURS: '0' } })

  it('says so, and offers none', async () => {
    const buyer = await signIn(off, 'enduser')
    const answer = await createReservingClient(off).send(buyer)
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'reserving_off' }])
    const url = '/api/settings/payment'
    const settings = await off.app.inject({ url, headers: buyer.headers })
    expect(settings.json()).not.toHaveProperty('holdHours')
  })
})

describe('a store without bank details', () => {
  const store = useTestStore()

  it('reserves nothing, because nobody could pay', async () => {
    const answer = await createReservingClient(store).send(await signIn(store, 'enduser'))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      501,
      { code: 'bank_details_missing' },
    ])
  })
})
