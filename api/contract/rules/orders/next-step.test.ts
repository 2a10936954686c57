import { describe, expect, it } from '@jest/globals'
import { nextStepOf, refundRuleOf } from './next-step.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-states.ts'

const placed = {
  orderStatus: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'bank_transfer',
} as const

describe('what happens next', () => {
  it('begins with the payment', () => {
    expect(nextStepOf(placed, '₹118')).toMatch(/^We check your payment proof/)
    expect(nextStepOf({ ...placed, paymentMethod: 'online' }, '₹118')).toMatch(/online payment/)
    expect(nextStepOf({ ...placed, paymentStatus: 'failed' }, '₹118')).toMatch(/new payment proof/)
    expect(nextStepOf({ ...placed, paymentStatus: 'paid' }, '₹118')).toMatch(/Next we pack/)
  })

  it('is said of every order', () => {
    for (const orderStatus of orderStatuses)
      for (const paymentStatus of paymentStatuses)
        for (const paymentMethod of paymentMethods)
          expect(nextStepOf({ orderStatus, paymentStatus, paymentMethod }, '₹1')).toMatch(/\.$/)
  })
})

describe('a refund', () => {
  it('is all that was paid, or may have been', () => {
    expect(refundRuleOf({ ...placed, paymentStatus: 'paid' }, '₹118')).toMatch(/^You paid ₹118/)
    expect(refundRuleOf(placed, '₹118')).toMatch(/^If your transfer of ₹118 has reached us/)
    expect(refundRuleOf({ ...placed, paymentStatus: 'failed' }, '₹1')).toMatch(/nothing to return/)
  })
})
