import { expect, it } from '@jest/globals'
import { addDays, daysBetween, indiaDayOf, startOfIndiaDay } from './india-days.ts'

it('starts a day at 18:30 UTC of the day before', () => {
  expect(startOfIndiaDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z')
  expect(indiaDayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
  expect(indiaDayOf(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21')
})

it('counts days across months and leap years', () => {
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-31', '2027-01-02')).toEqual([
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(daysBetween('2026-01-02', '2026-01-01')).toEqual([])
})
