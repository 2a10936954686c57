import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { cancelAsAdmin } from '../../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../../test/factories/payment-factory.ts'
import { webhookOf } from '../../../../test/servers/razorpay-server.ts'

const payments = usePaymentStore()
const { createAwaited, readOrder, store } = payments

describe('POST /payments/webhook', () => {
  const send = ({ body, signature }: { body: string; signature: string }, event = 'event_1') =>
    store.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': event,
      },
      payload: body,
    })
  const captured = (orderId: string, amount = 1_000_000) =>
    webhookOf({ id: 'pay_hook', order_id: orderId, amount, currency: 'INR', status: 'captured' })

  it('marks the order as paid without the buyer, once, however often it is reported', async () => {
    const { buyer, order, payment } = await createAwaited()
    const event = captured(payment.orderId)
    const answers = await Promise.all([send(event), send(event), send(event, 'event_2')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect((await readOrder(buyer, order)).timeline).toMatchObject([
      { kind: 'placed' },
      { kind: 'payment', by: 'store', to: 'paid', reason: 'pay_hook' },
    ])
  })

  it('records a payment for a cancelled order', async () => {
    const { buyer, order, payment } = await createAwaited()
    await cancelAsAdmin(store, await signIn(store, 'superadmin'), order)
    expect((await send(captured(payment.orderId))).statusCode).toBe(204)
    expect(await store.db('online_payments').pluck('payment_id')).toEqual(['pay_hook'])
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })

  it('accepts only signed bytes', async () => {
    const { buyer, order, payment } = await createAwaited()
    const event = captured(payment.orderId)
    for (const forged of [
      { ...event, body: `${event.body} ` },
      { ...event, signature: 'ab'.repeat(32) },
    ]) {
      expect((await send(forged)).statusCode).toBe(400)
    }
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })

  it('acknowledges and ignores other events, orders, amounts and invalid bodies', async () => {
    const { buyer, order, payment } = await createAwaited()
    const entity = { id: 'pay_1', order_id: payment.orderId, amount: 1_000_000, status: 'failed' }
    for (const event of [
      webhookOf(entity, 'payment.failed'),
      captured('order_of_nobody'),
      captured(payment.orderId, 100),
      webhookOf({}),
    ]) {
      expect((await send(event)).statusCode).toBe(204)
    }
    expect((await readOrder(buyer, order)).paymentStatus).toBe('pending')
  })
})
