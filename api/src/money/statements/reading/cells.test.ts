import { describe, expect, it } from '@jest/globals'
import { dayZeros } from '../../../base/sheets/cells/number-text.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'

describe('an amount', () => {
  it.each([
    ['1,23,456.00', 12_345_600],
    ['1,234,567.5', 123_456_750],
    ['₹ 1499', 149_900],
    ['Rs. 1,499/-', 149_900],
    ['INR 0.05', 5],
    ['1499.500', 149_950],
    ['0.30000000000000004', 30],
    ['.50', 50],
    ['.00', 0],
    ['NIL', 0],
    ['1\u00a0234.50', 123_450],
    ['12\u202f34\u202f567', 123_456_700],
  ])('%s is read in paise', (text, amount) => {
    expect(readAmount(text)).toMatchObject({ amount, direction: undefined })
  })

  it.each([
    ['1,499.50 Cr', 'credit'],
    ['1,499.50Dr.', 'debit'],
    ['1,499.50 (Cr)', 'credit'],
    ['-1,499.50', 'debit'],
    ['+1,499.50', 'credit'],
    ['(1,499.50)', 'debit'],
    ['1,499.50-', 'debit'],
    ['Cr 1,499.50', 'credit'],
    ['DR. 1,499.50', 'debit'],
    ['1,499.50C', 'credit'],
    ['1,499.50 D', 'debit'],
  ])('%s says its direction', (text, direction) => {
    expect(readAmount(text)).toMatchObject({ amount: 149_950, direction })
  })

  it.each([
    '',
    '1,23,45',
    '12,34',
    '1.500,00',
    '1499.505',
    '15,O00',
    '1e5',
    '१२',
    '+5 Dr',
    '1 499',
    '12\u00a034',
    'Cr 5 Dr',
    '-5-',
    '.',
  ])('%j is none', (text) => {
    expect(readAmount(text)).toBeUndefined()
  })
})

describe('a day', () => {
  it.each([
    '25/11/26',
    '25-11-2026',
    '25.11.2026',
    '25 Nov 2026',
    '25-NOV-26',
    '25 November 2026',
    'November 25, 2026',
    'Nov 25, 2026 09:30 PM',
    'NOV-25-26',
    '2026-11-25',
    '25/11/2026 09:30:15 PM',
    '2026-11-25T09:30:15+05:30',
    '2026-11-25T18:29:59Z',
    '2026-11-24T18:30:00.000Z',
    '2026-11-25T01:00:00+0530',
    '2026-11-25T23:30',
    '2026-11-25+05:30',
    '2026-11-25Z',
  ])('%s is read', (text) => {
    expect(readDay(text)).toBe('2026-11-25')
  })

  it('stands before the month', () => {
    expect(readDay('05/11/2026')).toBe('2026-11-05')
    expect(readDay('11/25/2026')).toBeUndefined()
    expect(readDay('11/25/2026', { order: 'month-first' })).toBe('2026-11-25')
  })

  it('is a number in a workbook only', () => {
    expect(
      ['46351', '46351.75'].map((text) => readDay(text, { epoch: dayZeros.from1900 })),
    ).toEqual(['2026-11-25', '2026-11-25'])
    expect(readDay('46351')).toBeUndefined()
  })

  it('is the one that India had at an instant', () => {
    expect(readDay('2026-11-25T20:15:00Z')).toBe('2026-11-26')
    expect(readDay('2026-11-26T01:00:00+09:00')).toBe('2026-11-25')
    expect(readDay('2026-11-25T25:15:00Z')).toBe('2026-11-25')
  })

  it.each(['', '31/02/2026', '29/02/2026', '00/11/2026', '25/00/2026', '25/11/1999', 'Nov 2026'])(
    '%j is none',
    (text) => {
      expect(readDay(text)).toBeUndefined()
    },
  )
})
