import { describe, expect, it } from '@jest/globals'
import { orders, revenue, sumOf } from './measures.ts'
import { dateRangesOf, readPeriod } from './period.ts'
import { hoursTextOf } from './shipping-times.ts'
import { changeSentenceOf, shortRupees, trendOf } from './trend.ts'

describe('a trend', () => {
  it.each([
    [150, 100, { kind: 'up', percent: 50 }],
    [75, 100, { kind: 'down', percent: 25 }],
    [100, 100, { kind: 'same' }],
    [1001, 1000, { kind: 'same' }],
    [5, 0, { kind: 'new' }],
    [0, 0, { kind: 'same' }],
    [0, 5, { kind: 'down', percent: 100 }],
  ])('of %d after %d', (now, before, trend) => {
    expect(trendOf(now, before)).toEqual(trend)
  })
})

it.each([
  [{ kind: 'up', percent: 1200 }, '1,200% more than in the 7 days before'],
  [{ kind: 'down', percent: 25 }, '25% less than in the 7 days before'],
  [{ kind: 'same' }, 'as in the 7 days before'],
  [{ kind: 'new' }, 'none in the 7 days before'],
] as const)('%j is said as %s', (trend, sentence) => {
  expect(changeSentenceOf(trend, 7)).toBe(sentence)
})

it('sums rupees to the paisa', () => {
  const day = { day: '2026-11-20', orders: 2, revenue: 0.1, customers: 0 }
  expect([sumOf([day, day, day], orders), sumOf([day, day, day], revenue)]).toEqual([6, 0.3])
})

it.each([
  [0, '₹0'],
  [99_999, '₹99,999'],
  [2_00_000, '₹2 L'],
  [12_50_000, '₹12.5 L'],
  [3_40_00_000, '₹3.4 Cr'],
])('%d rupees are labelled %s at an axis', (rupees, label) => {
  expect(shortRupees(rupees)).toBe(label)
})

it.each([
  [0, 'a few minutes'],
  [0.5, '30 minutes'],
  [1, '1 hour'],
  [12.4, '12.4 hours'],
  [72, '3 days'],
])('%d hours are said as %s', (hours, text) => {
  expect(hoursTextOf(hours)).toBe(text)
})

describe('a period', () => {
  it('ends today in India, and is compared with the same number of days before', () => {
    expect(dateRangesOf(7, new Date('2026-11-20T20:00:00Z'))).toEqual({
      shown: { from: '2026-11-15', to: '2026-11-21' },
      before: { from: '2026-11-08', to: '2026-11-14' },
    })
  })

  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=90', 90],
    ['days=12', 30],
    ['days=much', 30],
  ])('of the URL "%s" has %d days', (search, days) => {
    expect(readPeriod(new URLSearchParams(search))).toBe(days)
  })
})
