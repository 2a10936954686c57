import { describe, expect, it } from '@jest/globals'
import { isInCohort } from './cohort.ts'

const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`)
const cohort = (salt: string, percent: number) =>
  new Set(visitors.filter((visitor) => isInCohort(salt, visitor, percent)))

describe('the cohort of a canary', () => {
  const first = cohort('5b0c1a52', 10)

  it('contains 10 % of 20,000 visitors at 10 %', () => {
    expect(first.size).toBeGreaterThanOrEqual(1_870)
    expect(first.size).toBeLessThanOrEqual(2_130)
  })

  it('keeps all its visitors when it grows', () => {
    const grown = cohort('5b0c1a52', 25)
    expect([...first].filter((visitor) => !grown.has(visitor))).toEqual([])
    expect(grown.size).toBeGreaterThan(first.size)
  })

  it('of one canary is independent of that of the next, even of the same remote', () => {
    const second = cohort('91d07f3e', 10)
    const both = [...first].filter((visitor) => second.has(visitor))
    expect(both.length).toBeGreaterThanOrEqual(160)
    expect(both.length).toBeLessThanOrEqual(240)
  })

  it('is empty at 0 % and contains everybody at 100 %', () => {
    expect(cohort('5b0c1a52', 0).size).toBe(0)
    expect(cohort('5b0c1a52', 100).size).toBe(visitors.length)
  })
})
