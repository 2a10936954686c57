import { expect, it } from '@jest/globals'
import {
  addDays,
  daysBetween,
  formatDay,
  formatHour,
  formatIndiaDay,
  formatIndiaTime,
  formatNearDay,
  formatWeekday,
  indiaDayOf,
  startOfIndiaDay,
} from './india-days.ts'

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

it('writes a day as a person does, and none as the platform would', () => {
  // A day as WebKit 2.50 with ICU 72 writes it in `dateStyle: 'medium'`, and a time with the narrow space of newer ICU.
  const platforms = ['27-Nov-2026', '07-Sept-2026', '27 Nov 2026, 3:50\u202fpm']
  const written = [
    formatDay('2026-11-27'),
    formatIndiaDay(new Date('2026-09-06T18:30:00Z')),
    formatIndiaTime(new Date('2026-11-27T10:20:00Z')),
  ]
  expect(written).toEqual(['27 Nov 2026', '7 Sept 2026', '27 Nov 2026, 3:50 pm'])
  for (const text of written) expect(platforms).not.toContain(text)
  expect(formatNearDay(new Date('2026-09-06T18:30:00Z'))).toBe('7 Sept')
})

it.each([
  ['2026-11-26T18:30:00Z', '27 Nov 2026, 12:00 am'],
  ['2026-11-27T06:29:59Z', '27 Nov 2026, 11:59 am'],
  ['2026-11-27T06:30:00Z', '27 Nov 2026, 12:00 pm'],
  ['2026-12-31T18:29:00Z', '31 Dec 2026, 11:59 pm'],
  ['2026-12-31T18:30:00Z', '1 Jan 2027, 12:00 am'],
])('writes the time of %s in India', (instant, text) => {
  expect(formatIndiaTime(new Date(instant))).toBe(text)
})

it.each(['en', 'hi'] as const)('writes every month and hour in %s as Node does', (language) => {
  const timeZone = 'Asia/Kolkata'
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone } as const
  const days = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeZone })
  const times = new Intl.DateTimeFormat(`${language}-IN`, {
    ...clock,
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })
  for (let step = 0; step < 12 * 25; step += 1) {
    const instant = new Date(Date.UTC(2026, step % 12, 1 + (step % 28), step % 24, step % 60))
    const text = `${days.format(instant)}, ${times.format(instant)}`.replace(/\s/g, ' ')
    expect(formatIndiaTime(instant, language)).toBe(text)
    expect(text.startsWith(`${formatIndiaDay(instant, language)}, `)).toBe(true)
  }
})

it('says a full hour as people do', () => {
  expect([0, 9, 12, 16].map((hour) => formatHour(hour))).toEqual(['12 am', '9 am', '12 pm', '4 pm'])
  expect([0, 9, 12, 16].map((hour) => formatHour(hour, 'hi'))).toEqual([
    'रात 12',
    'सुबह 9',
    'दोपहर 12',
    'शाम 4',
  ])
})

it('writes a near day with its weekday', () => {
  expect(formatWeekday('2026-12-01')).toBe('Tue 1 Dec')
  expect(formatWeekday('2026-11-29', 'hi')).toBe('रवि 29 नव॰')
})
