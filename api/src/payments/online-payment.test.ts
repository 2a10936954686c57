import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OnlineOrderPlaced } from '@store/contract/schemas/orders/payments'
import { type SignedInAccount, signIn } from '../testing/factories/account-factory.ts'
import {
  cancelAsAdmin,
  fillCart,
  sendOrder,
  testShipping,
} from '../testing/factories/order-factory.ts'
import { createProduct } from '../testing/factories/product-factory.ts'
import {
  razorpayKeys,
  startRazorpay,
  type TestRazorpay,
} from '../testing/servers/razorpay-server.ts'
import { useTestStore } from '../testing/test-store.ts'

const environment: Record<string, string> = { ...razorpayKeys }
let gateway: TestRazorpay
beforeAll(async () => {
  gateway = await startRazorpay()
  environment.RAZORPAY_URL = gateway.url
})
const store = useTestStore({ environment })
beforeEach(() => {
  gateway.asked.length = 0
  gateway.meanwhile = undefined
  gateway.nextStatus = 200
})
afterAll(() => gateway.close())

type Caller = Pick<SignedInAccount, 'headers'>

const create = ({ headers }: Caller, more: object = {}, key?: string) =>
  store.app.inject({
    method: 'POST',
    url: '/api/orders/create',
    headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { shippingInfo: testShipping, ...more },
  })
const verify = ({ headers }: Caller, payload: object) =>
  store.app.inject({ method: 'POST', url: '/api/orders/verify', headers, payload })

/** A buyer with two pieces of a product in the cart: ₹10,000. */
async function fillOneCart(stock = 20) {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { stock })
  await fillCart(store, buyer, { product, quantity: 2 })
  return { buyer, product }
}

async function createAwaited() {
  const { buyer, product } = await fillOneCart()
  const answer = await create(buyer)
  expect(answer.statusCode).toBe(201)
  return { buyer, product, ...answer.json<OnlineOrderPlaced>() }
}

const readOrder = async (who: Caller, { _id }: Pick<Order, '_id'>) =>
  (await store.app.inject({ url: `/api/orders/${_id}`, headers: who.headers })).json<Order>()
const stockOf = async (id: number) => (await store.db('products').where({ id }).first()).stock

describe('POST /orders/create', () => {
  it('makes the priced order that waits for its payment, and opens it at the gateway', async () => {
    const { order, payment, message, product, buyer } = await createAwaited()
    expect(message).toBe('Order placed! Awaiting payment')
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'online',
      totalAmount: 10_000,
    })
    expect(order.paymentProof).toBeUndefined()
    expect(gateway.asked).toEqual([{ amount: 1_000_000, currency: 'INR', receipt: order._id }])
    expect(payment).toEqual({
      keyId: 'rzp_test_1',
      orderId: expect.stringMatching(/^order_\d+$/),
      amount: 10_000,
      currency: 'INR',
    })
    expect(await stockOf(product.id)).toBe(18)
    const cart = await store.app.inject({ url: '/api/cart', headers: buyer.headers })
    expect(cart.json().items).toEqual([])
    const [notice] = await store.db('notifications').pluck('message')
    expect(notice).toBe('Asha Mehta ordered for ₹10,000 and pays online.')
  })

  it('gives the same Idempotency-Key the same order and the same payment', async () => {
    const { buyer } = await fillOneCart()
    const answers = [await create(buyer, {}, 'tap-tap'), await create(buyer, {}, 'tap-tap')]
    const [first, second] = answers.map((answer) => answer.json<OnlineOrderPlaced>())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect([second?.order._id, second?.payment]).toEqual([first?.order._id, first?.payment])
    expect(await store.db('orders').pluck('id')).toHaveLength(1)
  })

  it('refuses an Idempotency-Key that was used for something else', async () => {
    const message = 'This order was already sent with other details. Reload the page and try again.'
    const { buyer } = await fillOneCart()
    await create(buyer, {}, 'once')
    const elsewhere = { shippingInfo: { ...testShipping, city: 'Pune' } }
    const other = await create(buyer, elsewhere, 'once')
    expect([other.statusCode, other.json()]).toEqual([409, { code: 'key_reused', message }])
    const byTransfer = await sendOrder(store, buyer, { key: 'once' })
    expect([byTransfer.statusCode, byTransfer.json()]).toEqual([
      409,
      { code: 'key_reused', message },
    ])
    expect(await store.db('orders').pluck('id')).toHaveLength(1)
  })

  it('orders and collects the price of the moment it is written', async () => {
    const { buyer, product } = await fillOneCart()
    gateway.meanwhile = async () => {
      await store.db('products').where({ id: product.id }).update({ price_enduser: 450_000 })
    }
    const answer = await create(buyer)
    const { order, payment } = answer.json<OnlineOrderPlaced>()
    expect([order.totalAmount, payment.amount]).toEqual([9_000, 9_000])
    expect(gateway.asked.map(({ amount }) => amount)).toEqual([1_000_000, 900_000])
    expect(await store.db('online_payments').pluck('amount_paise')).toEqual([900_000])
  })

  it('gives up when the price moves again and again, and orders nothing', async () => {
    const { buyer, product } = await fillOneCart()
    gateway.meanwhile = async () => {
      await store.db('products').where({ id: product.id }).increment('price_enduser', 100)
    }
    const answer = await create(buyer)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Your cart has changed. Check it and place the order again.',
    ])
    expect([await store.db('orders'), await stockOf(product.id)]).toEqual([[], 20])
  })

  it('asks again when it costs more than was agreed to, and opens nothing', async () => {
    const { buyer } = await fillOneCart()
    const answer = await create(buyer, { expectedTotal: 9_999 })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([409, 'expectedTotal'])
    expect([gateway.asked, await store.db('orders')]).toEqual([[], []])
  })

  it('orders nothing when the gateway does not answer as it should', async () => {
    const { buyer, product } = await fillOneCart()
    gateway.nextStatus = 500
    const answer = await create(buyer)
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        code: 'gateway_unavailable',
        message:
          'Online payment cannot be reached right now. Please try again or pay by bank transfer.',
      },
    ])
    expect([await store.db('orders'), await stockOf(product.id)]).toEqual([[], 20])
    expect((await create(buyer)).statusCode).toBe(201)
  })

  it('sells the last piece once', async () => {
    const product = await createProduct(store.db, { stock: 1 })
    const buyers = await Promise.all([1, 2, 3, 4].map(() => signIn(store, 'enduser')))
    await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 1 })))
    const answers = await Promise.all(buyers.map((buyer) => create(buyer)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    expect(await stockOf(product.id)).toBe(0)
  })

  it('refuses a cart that is empty, short or sold out, before the gateway is asked', async () => {
    const { buyer, product } = await fillOneCart()
    const refusalAt = async (stock: number) => {
      await store.db('products').where({ id: product.id }).update({ stock })
      const answer = await create(buyer)
      return [answer.statusCode, answer.json().message]
    }
    expect(await refusalAt(1)).toEqual([409, 'Quantity exceeds available stock'])
    expect(await refusalAt(0)).toEqual([409, 'Out of stock'])
    await store.db('cart_lines').delete()
    expect(await refusalAt(5)).toEqual([409, 'Your cart is empty.'])
    expect(gateway.asked).toEqual([])
  })

  it.each([
    [{ shippingInfo: { ...testShipping, city: '' } }, 'Please fill all address details!'],
    [{ shippingInfo: { ...testShipping, pincode: '0' } }, 'Enter a valid 6-digit pincode!'],
    [{ expectedTotal: 99.999 }, 'The expected total must be rupees with at most two decimals.'],
    [{ shippingInfo: 'nowhere' }, 'Please check the highlighted fields.'],
  ])('refuses the form %j', async (form, message) => {
    const { buyer } = await fillOneCart()
    const answer = await create(buyer, form)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })
})

describe('POST /orders/verify', () => {
  it('marks the order as paid, once, however often it is reported', async () => {
    const { buyer, order, payment } = await createAwaited()
    const paid = gateway.pay(payment.orderId)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(buyer, paid)))
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { message: 'Payment received', order: { _id: order._id, paymentStatus: 'paid' } },
      ])
    }
    expect((await readOrder(buyer, order)).timeline).toMatchObject([
      { kind: 'placed' },
      { kind: 'payment', from: 'pending', to: 'paid', by: 'enduser', reason: paid.paymentId },
    ])
    const titles: string[] = await store.db('notifications').orderBy('id').pluck('title')
    expect(titles).toEqual([
      `New order #${order._id.slice(-6)}`,
      `Order #${order._id.slice(-6)} paid`,
    ])
  })

  it.each([
    ['another signature', { signature: 'ab'.repeat(32) }],
    ['half a signature', { signature: 'ab' }],
    ['no hex at all', { signature: 'signed, the gateway' }],
    ['the signature of another payment', { paymentId: 'pay_other' }],
  ])('refuses %s and changes nothing', async (_what, change) => {
    const { buyer, order, payment } = await createAwaited()
    const answer = await verify(buyer, { ...gateway.pay(payment.orderId), ...change })
    const message = 'This payment could not be verified. Nothing was changed.'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_signature', message, errors: [{ field: 'signature', message }] },
    ])
    const { paymentStatus, timeline } = await readOrder(buyer, order)
    expect([paymentStatus, timeline.length]).toEqual(['pending', 1])
    expect(await store.db('online_payments').pluck('payment_id')).toEqual([null])
  })

  it('does not know what others bought, nor what nobody ordered', async () => {
    const { payment, order, buyer } = await createAwaited()
    const stranger = await signIn(store, 'enduser')
    for (const orderId of [payment.orderId, 'order_of_nobody']) {
      const answer = await verify(stranger, gateway.pay(orderId))
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'order_not_found', message: 'Order not found' },
      ])
    }
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })

  it('says that it came too late for a cancelled order, which stays as it is', async () => {
    const { buyer, order, payment } = await createAwaited()
    await cancelAsAdmin(store, await signIn(store, 'superadmin'), order)
    const answer = await verify(buyer, gateway.pay(payment.orderId))
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'paid_too_late',
        message: 'This order was cancelled before it was paid. Please contact us about a refund.',
      },
    ])
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })

  it('records a late payment once, and notifies the buyer and the admins', async () => {
    const { buyer, order, payment } = await createAwaited()
    await cancelAsAdmin(store, await signIn(store, 'superadmin'), order)
    const paid = gateway.pay(payment.orderId)
    const answers = [await verify(buyer, paid), await verify(buyer, paid)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409])
    expect(await store.db('online_payments').pluck('payment_id')).toEqual([paid.paymentId])
    expect((await readOrder(buyer, order)).timeline.at(-1)).toMatchObject({
      kind: 'payment',
      reason: `paid online after it was cancelled: ${paid.paymentId}`,
    })
    const title = `Order #${order._id.slice(-6)} was paid after it was cancelled`
    const notices = await store.db('notifications').where({ title }).orderBy('id')
    expect(notices.map(({ audience, message }) => [audience, message])).toEqual([
      [
        'enduser-admin',
        `₹10,000 came in online as ${paid.paymentId}. Refund it at the gateway, or order again with the buyer.`,
      ],
      [
        'person',
        'Your payment of ₹10,000 reached us after the order was cancelled. Please contact us about a refund.',
      ],
    ])
  })

  it('settles a race of paying against cancelling with one winner', async () => {
    const { buyer, order, payment } = await createAwaited()
    const cancel = store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${order._id}`,
      headers: buyer.headers,
      payload: { reason: 'Race' },
    })
    const [paid, cancelled] = await Promise.all([
      verify(buyer, gateway.pay(payment.orderId)),
      cancel,
    ])
    const { paymentStatus, orderStatus } = await readOrder(buyer, order)
    expect([cancelled.statusCode, orderStatus]).toEqual([200, 'cancelled'])
    expect([200, 409]).toContain(paid.statusCode)
    expect(paymentStatus).toBe(paid.statusCode === 200 ? 'paid' : 'pending')
  })
})
