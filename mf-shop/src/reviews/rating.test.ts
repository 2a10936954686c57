import { expect, it } from '@jest/globals'
import { averageOf } from './rating.ts'

it.each([
  [[], undefined],
  [[5], 5],
  [[4, 5], 4.5],
  [[5, 5, 4], 4.7],
])('the average of %j is %j', (stars, average) => {
  expect(averageOf(stars.map((rating) => ({ rating })))).toBe(average)
})
