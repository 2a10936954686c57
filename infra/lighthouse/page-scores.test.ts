import { expect, it } from '@jest/globals'
import { medianOf, type PageScores, shortfallsOf } from './page-scores.ts'

function scores(performance: number, seo = 100): PageScores {
  return {
    categories: { performance, accessibility: 100, 'best-practices': 100, seo },
    metrics: [],
    failed: { seo: ['meta-description'] },
    machine: 1500,
  }
}

it('takes the median run', () => {
  expect(medianOf([scores(97), scores(60), scores(91)]).categories.performance).toBe(91)
})

it('accepts scores exactly at their limits', () => {
  expect(shortfallsOf(scores(90))).toEqual([])
})

it('reports a score that is too low, and the failed audits', () => {
  expect(shortfallsOf(scores(95, 91))).toEqual([
    'seo is 91, expected at least 100 (meta-description)',
  ])
})
