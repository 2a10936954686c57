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

it('takes the run in the middle', () => {
  expect(medianOf([scores(97), scores(60), scores(91)]).categories.performance).toBe(91)
})

it('finds nothing wrong with scores at their bounds', () => {
  expect(shortfallsOf(scores(90))).toEqual([])
})

it('says which score is too low, and for what', () => {
  expect(shortfallsOf(scores(95, 91))).toEqual([
    'seo is 91, at least 100 is wanted (meta-description)',
  ])
})
