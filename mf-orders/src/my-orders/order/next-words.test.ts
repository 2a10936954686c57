import { expect, it } from '@jest/globals'
import type { Order, OrderEvent } from '@store/contract/schemas/orders/orders'
import { anOrder, aShipping } from '@store/sdk/testing'
import { nextWordsOf } from './next-words.ts'

const paid = { paymentStatus: 'paid' } as const
const byBus = aShipping({ deliveryMethod: 'bus' })
const delivered: OrderEvent = {
  at: '2026-11-24T06:00:00.000Z',
  kind: 'status',
  by: 'enduser-admin',
  from: 'shipped',
  to: 'delivered',
}

/** An order that was reserved and has no proof yet. */
function reserved(given: Partial<Order>): Order {
  const { paymentProof: _proof, proofStatus: _status, ...order } = anOrder()
  return { ...order, paymentCode: 'ACDE-FGHJ', ...given }
}

it.each<[words: string, order: Order]>([
  ['We are checking your payment', anOrder()],
  ['Pay ₹118 by 2 Dec 2026, 3:30 pm', reserved({ payBy: '2026-12-02T10:00:00.000Z' })],
  ['Pay ₹118', reserved({})],
  ['Being packed', reserved({ creditDays: 30, orderStatus: 'processing' })],
  [
    'Pay ₹118 until 27 Dec 2026',
    reserved({ creditDays: 30, dueOn: '2026-12-27', orderStatus: 'shipped' }),
  ],
  ['Pay the rest: ₹18', reserved({ openAmount: 18, paymentStatus: 'processing' })],
  [
    'Payment not confirmed: send a new proof',
    anOrder({ paymentStatus: 'failed', proofStatus: 'rejected' }),
  ],
  ['Payment failed: contact us', anOrder({ paymentStatus: 'failed', paymentMethod: 'online' })],
  ['Waiting for your online payment', anOrder({ paymentMethod: 'online' })],
  ['Paid, packed next', anOrder(paid)],
  ['Being packed', anOrder({ ...paid, orderStatus: 'processing' })],
  ['On its way', anOrder({ ...paid, orderStatus: 'shipped' })],
  [
    'Shipped by Neeta Travels',
    anOrder({ ...paid, orderStatus: 'shipped', dispatch: { courier: 'Neeta Travels' } }),
  ],
  [
    'Shipped, LR 12345',
    anOrder({
      ...{ ...paid, orderStatus: 'shipped', shippingInfo: byBus },
      dispatch: { courier: 'Neeta Travels', docketNumber: '12345' },
    }),
  ],
  [
    'Shipped, docket D1',
    anOrder({
      ...{ ...paid, orderStatus: 'shipped' },
      dispatch: { courier: 'DTDC', docketNumber: 'D1' },
    }),
  ],
  ['Arrived on 24 Nov 2026', anOrder({ orderStatus: 'delivered', timeline: [delivered] })],
  [
    'Cancelled: Ordered twice',
    anOrder({ orderStatus: 'cancelled', cancelReason: 'Ordered twice' }),
  ],
  ['Cancelled: ₹118 goes back to you', anOrder({ orderStatus: 'cancelled', refundDue: 118 })],
])('a card says %j', (words, order) => {
  expect(nextWordsOf(order)).toBe(words)
})
