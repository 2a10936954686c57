import { expect, it } from '@jest/globals'
import { addDays, indiaDayOf } from '@store/contract/rules/india-days'
import { searchedDaysOf } from './searched-days.ts'

/** The 29th in India. */
const now = new Date('2026-11-28T20:00:00Z')

function daysOf(text: string): [string, string] | undefined {
  const days = searchedDaysOf(text, now)
  return days && [indiaDayOf(days.from), addDays(indiaDayOf(days.to), -1)]
}

it.each([
  '24 Nov 2026',
  '24 nov',
  '24th November',
  '24-nov-26',
  '24/11/2026',
  '24.11.26',
  '24-11',
  '2026-11-24',
  '24 नवंबर',
  '24 नव॰ 2026',
])('%s is the latest 24th of November', (text) => {
  expect(daysOf(text)).toEqual(['2026-11-24', '2026-11-24'])
})

it('is a day that has come: today in India, or that of last year', () => {
  expect(daysOf('29 Nov')).toEqual(['2026-11-29', '2026-11-29'])
  expect(daysOf('30 Nov')).toEqual(['2025-11-30', '2025-11-30'])
  expect(daysOf('1 Sept')).toEqual(['2026-09-01', '2026-09-01'])
  expect(daysOf('5 फ़रवरी')).toEqual(['2026-02-05', '2026-02-05'])
})

it('is all of a month that is named with its year', () => {
  expect(daysOf('Feb 2028')).toEqual(['2028-02-01', '2028-02-29'])
  expect(daysOf('दिसंबर 2025')).toEqual(['2025-12-01', '2025-12-31'])
})

it.each([
  ...['', 'toner', 'nov', '24', '31/02/2026', '30 Feb', '24/13', '12 toner', '24 xyz 2026'],
  ...['0/11', '88A', 'LR 12/456-7', 'xyz 2026', '2026-13-01', '1/1/0000', 'Jan 1999'],
])('%j names no day', (text) => {
  expect(daysOf(text)).toBeUndefined()
})
