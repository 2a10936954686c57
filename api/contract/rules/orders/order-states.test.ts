import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  adminOrderStatuses,
  isCancellable,
  labelOfStatus,
  orderStatuses,
  parseOrderStatus,
  parsePaymentStatus,
  paymentStatuses,
  toneOfOrderStatus,
  toneOfPaymentStatus,
} from './order-states.ts'

const inAnyCase = (words: readonly string[]) =>
  fc.constantFrom(...words).chain((word) =>
    fc.tuple(
      fc.constant(word),
      fc.mixedCase(fc.constant(word)).map((mixed) => ` ${mixed} `),
    ),
  )

describe('a status', () => {
  it('is parsed in any case, with spaces around it', () => {
    fc.assert(
      fc.property(
        inAnyCase(orderStatuses),
        ([status, typed]) => parseOrderStatus(typed) === status,
      ),
    )
    fc.assert(
      fc.property(
        inAnyCase(paymentStatuses),
        ([status, typed]) => parsePaymentStatus(typed) === status,
      ),
    )
  })

  it.each(['', 'paid', 'canceled', 'toString', null, undefined])(
    'of an order is not %j',
    (word) => {
      expect(parseOrderStatus(word)).toBeUndefined()
    },
  )

  it.each(['', 'shipped', 'refunded', null, undefined])(
    'of a payment is not parsed from %j',
    (word) => {
      expect(parsePaymentStatus(word)).toBeUndefined()
    },
  )

  it('may be set by admins, except placed', () => {
    expect(orderStatuses.filter((status) => !adminOrderStatuses.some((s) => s === status))).toEqual(
      ['placed'],
    )
  })
})

describe('a buyer', () => {
  it('may cancel only pending, processing and placed orders', () => {
    expect(orderStatuses.filter(isCancellable)).toEqual(['pending', 'processing', 'placed'])
  })
})

describe('on a screen', () => {
  it('a missing status is shown as Processing', () => {
    expect([labelOfStatus(undefined), labelOfStatus('delivered')]).toEqual([
      'Processing',
      'Delivered',
    ])
  })

  it('delivered is good, cancelled bad, and all others are pending', () => {
    const tones = [undefined, ...orderStatuses].map(toneOfOrderStatus)
    expect(tones).toEqual(['waiting', 'waiting', 'waiting', 'waiting', 'waiting', 'good', 'bad'])
  })

  it('paid is good, failed bad, and the others are pending', () => {
    expect(paymentStatuses.map(toneOfPaymentStatus)).toEqual(['waiting', 'good', 'waiting', 'bad'])
  })
})
