import { describe, expect, it } from '@jest/globals'
import { anOrder } from '@store/sdk/testing'
import { figuresOf } from './order-figures.ts'

const now = Date.parse('2026-11-21T06:00:00.000Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()

describe('the figures of a buyer', () => {
  it('count open orders and those to be paid again, but no cancelled ones', () => {
    const orders = [
      anOrder({ createdAt: daysAgo(1), orderStatus: 'pending', proofStatus: 'rejected' }),
      anOrder({ createdAt: daysAgo(2), orderStatus: 'shipped', proofStatus: 'verified' }),
      anOrder({ createdAt: daysAgo(3), orderStatus: 'delivered' }),
      anOrder({ createdAt: daysAgo(4), orderStatus: 'cancelled', proofStatus: 'rejected' }),
    ]
    expect(figuresOf(orders, { isAll: true, now })).toMatchObject({
      openOrders: 2,
      rejectedPayments: 1,
    })
  })

  it('compare thirty days with the thirty before', () => {
    const orders = [0, 29, 31, 45, 59, 61].map((days) => anOrder({ createdAt: daysAgo(days) }))
    expect(figuresOf(orders, { isAll: true, now }).trend).toEqual({ recent: 2, before: 3 })
  })

  it('have no comparison when orders of these days may be missing', () => {
    const orders = [anOrder({ createdAt: daysAgo(1) }), anOrder({ createdAt: daysAgo(40) })]
    expect(figuresOf(orders, { isAll: false, now }).trend).toBeUndefined()
  })

  it('compare as soon as the known orders reach back far enough', () => {
    const orders = [anOrder({ createdAt: daysAgo(1) }), anOrder({ createdAt: daysAgo(70) })]
    expect(figuresOf(orders, { isAll: false, now }).trend).toEqual({ recent: 1, before: 0 })
  })

  it('are zero for a buyer without orders', () => {
    expect(figuresOf([], { isAll: true, now })).toEqual({
      openOrders: 0,
      rejectedPayments: 0,
      trend: { recent: 0, before: 0 },
    })
  })
})
