import { expect, it } from '@jest/globals'
import { normaliseHolidays, validateHolidays } from './holiday-rules.ts'

const republicDay = { date: '2027-01-26', name: 'Republic Day' }
const holi = { date: '2027-03-22', name: ' Holi' }

it('takes days with a name, and sorts them', () => {
  expect(validateHolidays([holi, republicDay])).toBeUndefined()
  expect(normaliseHolidays([holi, republicDay])).toEqual([republicDay, { ...holi, name: 'Holi' }])
})

it.each([
  ['days.0.date', [{ date: '', name: 'Holi' }], 'Choose a day.'],
  ['days.0.date', [{ date: '2027-02-30', name: 'Holi' }], 'Choose a day.'],
  ['days.1.date', [republicDay, republicDay], 'This day is there twice.'],
  ['days.0.name', [{ ...holi, name: ' ' }], 'Enter what day it is.'],
  [
    'days.0.name',
    [{ ...holi, name: 'Ho\u0007li' }],
    'Remove the hidden control characters from this text',
  ],
  ['days', Array.from({ length: 61 }, () => holi), 'Enter at most 60 days.'],
])('names the field %s', (field, days, message) => {
  expect(validateHolidays(days)).toEqual({ message, fields: [{ field, message }] })
})
