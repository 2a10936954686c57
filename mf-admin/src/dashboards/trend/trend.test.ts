import { describe, expect, it } from '@jest/globals'
import { dateRangesOf, readPeriod } from './period.ts'
import { axisEndOf, sumOf, trendOf } from './trend.ts'

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

it('sums rupees to the paisa', () => {
  const days = Array.from({ length: 3 }, () => ({ orders: 2, revenue: 0.1 }))
  expect(sumOf(days)).toEqual({ orders: 6, revenue: 0.3 })
})

it.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [37, 40],
  [60, 60],
  [81, 100],
  [1_49_950, 2_00_000],
])('an axis for %d ends at %d', (most, end) => {
  expect(axisEndOf(most)).toBe(end)
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
