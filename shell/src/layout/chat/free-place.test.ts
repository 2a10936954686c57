import { expect, it } from '@jest/globals'
import { distanceToFreePlace, type Span } from './free-place.ts'

const button = { top: 680, bottom: 728 }
const distance = (...taken: Span[]) => distanceToFreePlace(button, { taken, limit: 56 })

it('is none where nothing is below, above or beside', () => {
  expect(distance()).toBe(0)
  expect(distance({ top: 728, bottom: 770 }, { top: 600, bottom: 680 })).toBe(0)
})

it('leads to the top of what is there, and over what is there then', () => {
  expect(distance({ top: 690, bottom: 734 })).toBe(38)
  expect(distance({ top: 690, bottom: 734 }, { top: 630, bottom: 650 })).toBe(98)
  expect(distance({ top: 630, bottom: 650 }, { top: 690, bottom: 734 })).toBe(98)
})

it('leaves no gap unused that it fits in', () => {
  expect(distance({ top: 690, bottom: 734 }, { top: 600, bottom: 642 })).toBe(38)
  expect(distance({ top: 690, bottom: 734 }, { top: 600, bottom: 643 })).toBe(128)
})

it('passes what lies within something larger', () => {
  expect(distance({ top: 400, bottom: 700 }, { top: 650, bottom: 690 })).toBe(328)
})

it('is not found when everything up to the limit is taken', () => {
  expect(distance({ top: 104, bottom: 740 })).toBe(624)
  expect(distance({ top: 103, bottom: 740 })).toBeUndefined()
})
