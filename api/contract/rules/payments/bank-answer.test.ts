import { describe, expect, it } from '@jest/globals'
import { addBankingDays, bankAnswerOf, isBankingDay } from './bank-answer.ts'

describe('a banking day', () => {
  it.each([
    ['2026-11-07', true],
    ['2026-11-14', false],
    ['2026-11-21', true],
    ['2026-11-28', false],
    ['2026-11-22', false],
    ['2026-11-25', true],
    ['2026-08-29', true],
  ])('%s: %s', (day, isOne) => {
    expect(isBankingDay(day, [])).toBe(isOne)
  })

  it('is no holiday of the store', () => {
    expect(isBankingDay('2026-11-25', ['2026-11-25'])).toBe(false)
  })

  it('is counted over a weekend without banking', () => {
    expect(addBankingDays('2026-11-27', 2, [])).toBe('2026-12-01')
    expect(addBankingDays('2026-11-27', 2, ['2026-11-30'])).toBe('2026-12-02')
  })
})

describe('what the bank says about a proof', () => {
  const of = (coveredUntil: string | undefined, credit?: 'own' | 'other') =>
    bankAnswerOf({ sentOn: '2026-11-27', credit }, { coveredUntil, holidays: [] })

  it('is found as soon as its line is there', () => {
    expect(of('2026-11-27', 'own')).toBe('found')
    expect(of('2026-11-27', 'other')).toBe('other-order')
  })

  it('is nothing without statements, and until two banking days are covered', () => {
    expect([of(undefined), of('2026-11-27'), of('2026-12-01')]).toEqual([
      'not-yet',
      'not-yet',
      'not-yet',
    ])
  })

  it('is unknown once a statement goes beyond them', () => {
    expect(of('2026-12-02')).toBe('unknown')
  })
})
