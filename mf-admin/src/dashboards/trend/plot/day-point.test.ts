import { expect, it } from '@jest/globals'
import { indexAfterKey, indexAt, plotSpace } from './day-point.ts'

it.each([
  [0, 0],
  [plotSpace.start, 0],
  [plotSpace.start + 99, 0],
  [plotSpace.start + 101, 1],
  [plotSpace.start + 699, 6],
  [2000, 6],
])('the day at %d pixels is the %d. from the first', (x, index) => {
  const width = plotSpace.start + 700 + plotSpace.end
  expect(indexAt(x, { width, count: 7 })).toBe(index)
})

it.each([
  ['ArrowLeft', 9],
  ['ArrowRight', 11],
  ['PageDown', 3],
  ['PageUp', 17],
  ['Home', 0],
  ['End', 29],
  ['a', undefined],
])('%s leads from day 10 to day %s', (key, to) => {
  expect(indexAfterKey(key, { index: 10, count: 30 })).toBe(to)
})

it.each([
  ['ArrowLeft', 0, 0],
  ['PageUp', 28, 29],
])('%s stops at the ends', (key, index, to) => {
  expect(indexAfterKey(key, { index, count: 30 })).toBe(to)
})
