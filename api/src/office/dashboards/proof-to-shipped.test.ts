import { expect, it } from '@jest/globals'
import { proofToShippedOf } from './proof-to-shipped.ts'

const day = '2026-11-20'

it('is unknown without shipped orders', () => {
  expect(proofToShippedOf([])).toEqual({ days: [] })
})

it('has the median and the time of nine in ten, of the period and of each day', () => {
  const counts = [
    { day, hours: 2, orders: 6 },
    { day, hours: 30, orders: 3 },
    { day: '2026-11-21', hours: 80, orders: 1 },
  ]
  expect(proofToShippedOf(counts)).toEqual({
    total: { orders: 10, medianHours: 2, p90Hours: 30 },
    days: [
      { day, orders: 9, medianHours: 2, p90Hours: 30 },
      { day: '2026-11-21', orders: 1, medianHours: 80, p90Hours: 80 },
    ],
  })
})

it('of two orders is the shorter one for the half, the longer one for nine in ten', () => {
  const counts = [
    { day, hours: 5.5, orders: 1 },
    { day, hours: 1.2, orders: 1 },
  ]
  expect(proofToShippedOf(counts).total).toEqual({ orders: 2, medianHours: 1.2, p90Hours: 5.5 })
})
