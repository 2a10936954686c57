import { describe, expect, it } from '@jest/globals'
import { needsBuyer, nextStepOf, refundRuleOf } from './next-step.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from './order-states.ts'

const placed = {
  orderStatus: 'pending',
  paymentStatus: 'pending',
  paymentMethod: 'bank_transfer',
} as const

const reserved = { ...placed, paymentCode: 'ACDE-FGHJ' } as const
const paidInPart = { ...reserved, paymentStatus: 'processing', openAmount: 18 } as const

describe('what happens next', () => {
  it('begins with the payment', () => {
    expect(nextStepOf(placed, '₹118')).toMatch(/^We check your payment proof/)
    expect(nextStepOf({ ...placed, paymentMethod: 'online' }, '₹118')).toMatch(/online payment/)
    expect(nextStepOf({ ...placed, paymentStatus: 'failed' }, '₹118')).toMatch(/new payment proof/)
    expect(nextStepOf({ ...placed, paymentStatus: 'paid' }, '₹118')).toMatch(/Next we pack/)
  })

  it('is a transfer with the payment code for a reserved order, until its proof is sent', () => {
    expect(nextStepOf(reserved, '₹118')).toMatch(/^Pay ₹118 .* with payment code ACDE-FGHJ/)
    expect(nextStepOf({ ...reserved, paymentStatus: 'failed' }, '₹118')).toMatch(/^Pay ₹118/)
    expect(nextStepOf(paidInPart, '₹18')).toMatch(/Pay the rest, ₹18, with payment code ACDE-FGHJ/)
    expect(nextStepOf({ ...reserved, proofStatus: 'unverified' }, '₹118')).toMatch(/^We check/)
    expect(nextStepOf({ ...reserved, paymentStatus: 'paid' }, '₹118')).toMatch(/Next we pack/)
  })

  it('is said of every order', () => {
    for (const orderStatus of orderStatuses)
      for (const paymentStatus of paymentStatuses)
        for (const paymentMethod of paymentMethods)
          expect(nextStepOf({ orderStatus, paymentStatus, paymentMethod }, '₹1')).toMatch(/\.$/)
  })
})

describe('an order', () => {
  it('needs its buyer while it is reserved, its payment is rejected, or not made online', () => {
    expect([
      needsBuyer(placed),
      needsBuyer(reserved),
      needsBuyer(paidInPart),
      needsBuyer({ ...reserved, proofStatus: 'unverified' }),
      needsBuyer({ ...placed, paymentStatus: 'failed' }),
      needsBuyer({ ...placed, paymentMethod: 'online' }),
      needsBuyer({ ...placed, paymentMethod: 'online', paymentStatus: 'paid' }),
      needsBuyer({ ...placed, paymentStatus: 'failed', orderStatus: 'cancelled' }),
    ]).toEqual([false, true, true, false, true, true, false, false])
  })
})

describe('a refund', () => {
  it('is all that was paid, or may have been', () => {
    expect(refundRuleOf({ ...placed, paymentStatus: 'paid' }, '₹118')).toMatch(/^You paid ₹118/)
    expect(refundRuleOf(paidInPart, '₹100')).toMatch(/^You paid ₹100/)
    expect(refundRuleOf({ ...placed, refundDue: 100 }, '₹100')).toMatch(/^You paid ₹100/)
    expect(refundRuleOf(placed, '₹118')).toMatch(/^If your transfer of ₹118 has reached us/)
    expect(refundRuleOf(reserved, '₹118')).toMatch(/^If you have paid ₹118, contact us/)
    expect(refundRuleOf({ ...placed, paymentStatus: 'failed' }, '₹1')).toMatch(/nothing to return/)
  })
})
