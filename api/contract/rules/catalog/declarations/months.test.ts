import { expect, it } from '@jest/globals'
import { readMonth } from './months.ts'

it.each([
  ['2026-03', '2026-03'],
  ['2026-3', '2026-03'],
  ['2026-03-15', '2026-03'],
  ['03/2026', '2026-03'],
  ['15/03/2026', '2026-03'],
  ['15.3.2026', '2026-03'],
  ['Mar-26', '2026-03'],
  ['Mar 2026', '2026-03'],
  ['march, 2026', '2026-03'],
  ['15-Sept-2026', '2026-09'],
  ['2026-13', undefined],
  ['1999-12', undefined],
  ['Ma 2026', undefined],
  ['Monday 2026', undefined],
  ['2026', undefined],
  ['soon', undefined],
])('a month written %j is %s', (written, month) => {
  expect(readMonth(written)).toBe(month)
})
