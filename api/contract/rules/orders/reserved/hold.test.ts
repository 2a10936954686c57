import { expect, it } from '@jest/globals'
import { orderStatuses, paymentStatuses } from '../order-states.ts'
import { heldStates, holdEndOf } from './hold.ts'

it.each([
  ['pending', 'pending', undefined],
  ['pending', 'failed', undefined],
  ['pending', 'processing', 'money'],
  ['pending', 'paid', 'paid'],
  ['processing', 'pending', 'begun'],
  ['delivered', 'paid', 'paid'],
  ['cancelled', 'pending', 'cancelled'],
] as const)('an order that is %s, payment %s: %s', (orderStatus, paymentStatus, end) => {
  expect(holdEndOf({ orderStatus, paymentStatus })).toBe(end)
})

it('the states that are searched for are those of holds', () => {
  const states = orderStatuses.flatMap((orderStatus) =>
    paymentStatuses.map((paymentStatus) => ({ orderStatus, paymentStatus })),
  )
  const held = states.filter((state) => holdEndOf(state) === undefined)
  expect(held).toEqual(
    heldStates.paymentStatuses.map((paymentStatus) => ({
      orderStatus: heldStates.orderStatus,
      paymentStatus,
    })),
  )
})
