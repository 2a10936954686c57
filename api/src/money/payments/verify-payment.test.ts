import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { cancelAsAdmin } from '../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../test/factories/payment-factory.ts'

const payments = usePaymentStore()
const { createAwaited, readOrder, store, verify } = payments

describe('POST /orders/verify', () => {
  it('marks the order as paid, once, however often it is reported', async () => {
    const { buyer, order, payment } = await createAwaited()
    const paid = payments.gateway.pay(payment.orderId)
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
  ])('rejects %s and changes nothing', async (_what, change) => {
    const { buyer, order, payment } = await createAwaited()
    const answer = await verify(buyer, { ...payments.gateway.pay(payment.orderId), ...change })
    const message = 'This payment could not be verified. Nothing was changed.'
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_signature', message, errors: [{ field: 'signature', message }] },
    ])
    const { paymentStatus, timeline } = await readOrder(buyer, order)
    expect([paymentStatus, timeline.length]).toEqual(['pending', 1])
    expect(await store.db('online_payments').pluck('payment_id')).toEqual([null])
  })

  it('does not find the orders of others, nor unknown ones', async () => {
    const { payment, order, buyer } = await createAwaited()
    const stranger = await signIn(store, 'enduser')
    for (const orderId of [payment.orderId, 'order_of_nobody']) {
      const answer = await verify(stranger, payments.gateway.pay(orderId))
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'order_not_found', message: 'Order not found' },
      ])
    }
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })

  it('reports that it is too late for a cancelled order, which stays unchanged', async () => {
    const { buyer, order, payment } = await createAwaited()
    await cancelAsAdmin(store, await signIn(store, 'superadmin'), order)
    const answer = await verify(buyer, payments.gateway.pay(payment.orderId))
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
    const paid = payments.gateway.pay(payment.orderId)
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

  it('lets either a payment or a cancellation succeed when they race', async () => {
    const { buyer, order, payment } = await createAwaited()
    const cancel = store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${order._id}`,
      headers: buyer.headers,
      payload: { reason: 'Race' },
    })
    const [paid, cancelled] = await Promise.all([
      verify(buyer, payments.gateway.pay(payment.orderId)),
      cancel,
    ])
    const { paymentStatus, orderStatus } = await readOrder(buyer, order)
    expect([cancelled.statusCode, orderStatus]).toEqual([200, 'cancelled'])
    expect([200, 409]).toContain(paid.statusCode)
    expect(paymentStatus).toBe(paid.statusCode === 200 ? 'paid' : 'pending')
  })
})
