import { describe, expect, it } from '@jest/globals'
import { isInCohort } from './cohort.ts'

const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`)
const cohort = (remote: string, percent: number) =>
  new Set(visitors.filter((visitor) => isInCohort(remote, visitor, percent)))

describe('the cohort of a canary', () => {
  const shop = cohort('mf-shop', 10)

  it('holds 10 % of 100,000 visitors when 10 % are asked for', () => {
    expect(shop.size).toBeGreaterThanOrEqual(9_700)
    expect(shop.size).toBeLessThanOrEqual(10_300)
  })

  it('keeps everybody when it grows', () => {
    const grown = cohort('mf-shop', 25)
    expect([...shop].filter((visitor) => !grown.has(visitor))).toEqual([])
    expect(grown.size).toBeGreaterThan(shop.size)
  })

  it('of one remote says nothing about that of another', () => {
    const orders = cohort('mf-orders', 10)
    const both = [...shop].filter((visitor) => orders.has(visitor))
    expect(both.length).toBeGreaterThanOrEqual(900)
    expect(both.length).toBeLessThanOrEqual(1_100)
  })

  it('is nobody at 0 % and everybody at 100 %', () => {
    expect(cohort('mf-shop', 0).size).toBe(0)
    expect(cohort('mf-shop', 100).size).toBe(visitors.length)
  })
})
