import { expect, it } from '@jest/globals'
import { dispatchDayOf } from './dispatch-day.ts'

/** 2026-11-28 is a Saturday. */
const inIndia = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

const paid = (paidOn: string, dispatchDays: number, ...holidays: string[]) => ({
  paidOn,
  dispatchDays,
  holidays,
})

it.each([
  ['a Friday, one day', paid('2026-11-27', 1), '2026-11-28'],
  ['a Friday, two days: Sunday is none', paid('2026-11-27', 2), '2026-11-30'],
  ['a Sunday, which counts as Monday', paid('2026-11-29', 1), '2026-12-01'],
  ['a Friday before a holiday', paid('2026-11-27', 1, '2026-11-28'), '2026-11-30'],
  ['a holiday', paid('2026-11-27', 1, '2026-11-27'), '2026-11-30'],
  ['holidays around a Sunday', paid('2026-11-27', 1, '2026-11-28', '2026-11-30'), '2026-12-01'],
  ['the end of a year', paid('2026-12-31', 3), '2027-01-04'],
])('leaves after %s', (_of, { paidOn, dispatchDays, holidays }, day) => {
  const options = { paidAt: inIndia(paidOn, '11:00'), holidays }
  expect(dispatchDayOf({ dispatchDays }, options)).toEqual({ day })
})

it('counts a payment after the hour of the terms as of the next working day', () => {
  const terms = { dispatchDays: 1, cutOffHour: 16 }
  const at = (day: string, time: string) =>
    dispatchDayOf(terms, { paidAt: inIndia(day, time), holidays: [] })
  expect(at('2026-11-27', '15:59')).toEqual({ day: '2026-11-28', paidUntil: 16 })
  expect(at('2026-11-27', '16:00')).toEqual({ day: '2026-11-30' })
  expect(at('2026-11-28', '16:00')).toEqual({ day: '2026-12-01' })
})

it('never leaves earlier for a later payment', () => {
  const days = Array.from({ length: 24 * 14 }, (_, hour) => {
    const paidAt = new Date(Date.UTC(2026, 10, 20, hour))
    return dispatchDayOf({ dispatchDays: 2, cutOffHour: 16 }, { paidAt, holidays: ['2026-11-25'] })
      .day
  })
  expect(days).toEqual(days.toSorted())
})

it('counts the hours of India', () => {
  // 11 pm in Greenwich, Saturday morning in India.
  const paidAt = new Date('2026-11-27T23:00:00Z')
  expect(dispatchDayOf({ dispatchDays: 1 }, { paidAt, holidays: [] }).day).toBe('2026-11-30')
})
