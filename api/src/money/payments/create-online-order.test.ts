import { describe, expect, it } from '@jest/globals'
import type { OnlineOrderPlaced } from '@store/contract/schemas/orders/payments'
import { signIn } from '../../../test/factories/account-factory.ts'
import { fillCart, sendOrder, testShipping } from '../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../test/factories/payment-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'

const payments = usePaymentStore()
const { create, createAwaited, fillOneCart, stockOf, store } = payments

describe('POST /orders/create', () => {
  it('creates a priced order that awaits its payment, and opens it at the gateway', async () => {
    const { order, payment, message, product, buyer } = await createAwaited()
    expect(message).toBe('Order placed! Awaiting payment')
    expect(order).toMatchObject({
      orderStatus: 'pending',
      paymentStatus: 'pending',
      paymentMethod: 'online',
      totalAmount: 10_000,
    })
    expect(order.paymentProof).toBeUndefined()
    expect(payments.gateway.asked).toEqual([
      { amount: 1_000_000, currency: 'INR', receipt: order._id },
    ])
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

  it('responds to the same Idempotency-Key with the same order and the same payment', async () => {
    const { buyer } = await fillOneCart()
    const answers = [await create(buyer, {}, 'tap-tap'), await create(buyer, {}, 'tap-tap')]
    const [first, second] = answers.map((answer) => answer.json<OnlineOrderPlaced>())
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect([second?.order._id, second?.payment]).toEqual([first?.order._id, first?.payment])
    expect(await store.db('orders').pluck('id')).toHaveLength(1)
  })

  it('rejects an Idempotency-Key that was used with other contents', async () => {
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

  it('orders and charges the price at the time of the order', async () => {
    const { buyer, product } = await fillOneCart()
    payments.gateway.meanwhile = async () => {
      await store.db('products').where({ id: product.id }).update({ price_enduser: 450_000 })
    }
    const answer = await create(buyer)
    const { order, payment } = answer.json<OnlineOrderPlaced>()
    expect([order.totalAmount, payment.amount]).toEqual([9_000, 9_000])
    expect(payments.gateway.asked.map(({ amount }) => amount)).toEqual([1_000_000, 900_000])
    expect(await store.db('online_payments').pluck('amount_paise')).toEqual([900_000])
  })

  it('fails when the price changes again and again, and orders nothing', async () => {
    const { buyer, product } = await fillOneCart()
    payments.gateway.meanwhile = async () => {
      await store.db('products').where({ id: product.id }).increment('price_enduser', 100)
    }
    const answer = await create(buyer)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'Your cart has changed. Check it and place the order again.',
    ])
    expect([await store.db('orders'), await stockOf(product.id)]).toEqual([[], 20])
  })

  it('requires confirmation when it costs more than agreed, and opens nothing', async () => {
    const { buyer } = await fillOneCart()
    const answer = await create(buyer, { expectedTotal: 9_999 })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([409, 'expectedTotal'])
    expect([payments.gateway.asked, await store.db('orders')]).toEqual([[], []])
  })

  it('names what is no longer as it was seen, and opens nothing', async () => {
    const { buyer, product } = await fillOneCart()
    const expectedLines = [{ productId: product.publicId, quantity: 2, price: 5_000 }]
    await store.db('products').where({ id: product.id }).update({ deleted_at: new Date() })
    const answer = await create(buyer, { expectedLines })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'cart_changed', errors: [{ message: `${product.name}: no longer on sale` }] },
    ])
    expect([payments.gateway.asked, await store.db('orders')]).toEqual([[], []])
  })

  it('orders nothing when the gateway gives an unexpected response', async () => {
    const { buyer, product } = await fillOneCart()
    payments.gateway.nextStatus = 500
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

  it('rejects a cart that is empty, short or sold out, before the gateway is called', async () => {
    const { buyer, product } = await fillOneCart()
    const errorAt = async (stock: number) => {
      await store.db('products').where({ id: product.id }).update({ stock })
      const answer = await create(buyer)
      return [answer.statusCode, answer.json().message]
    }
    expect(await errorAt(1)).toEqual([409, 'Quantity exceeds available stock'])
    expect(await errorAt(0)).toEqual([409, 'Out of stock'])
    await store.db('cart_lines').delete()
    expect(await errorAt(5)).toEqual([409, 'Your cart is empty.'])
    expect(payments.gateway.asked).toEqual([])
  })

  it.each([
    [{ shippingInfo: { ...testShipping, city: '' } }, 'Please fill all address details!'],
    [{ shippingInfo: { ...testShipping, pincode: '0' } }, 'Enter a valid 6-digit pincode!'],
    [{ expectedTotal: 99.999 }, 'The expected total must be rupees with at most two decimals.'],
    [{ shippingInfo: 'nowhere' }, 'Please check the highlighted fields.'],
  ])('rejects the form %j', async (form, message) => {
    const { buyer } = await fillOneCart()
    const answer = await create(buyer, form)
    expect([answer.statusCode, answer.json().message]).toEqual([400, message])
  })
})
