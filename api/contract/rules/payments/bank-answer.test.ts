import { describe, expect, it } from '@jest/globals'
import { addBankingDays, bankAnswerOf, coverageOf, isBankingDay } from './bank-answer.ts'

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
  const of = (
    until: string | undefined,
    credit?: 'own' | 'other' | 'returned',
    from = '2026-11-01',
  ) =>
    bankAnswerOf(
      { sentOn: '2026-11-27', credit },
      { covered: until === undefined ? undefined : { from, until }, holidays: [] },
    )

  it('is found as soon as its line is there', () => {
    expect(of('2026-11-27', 'own')).toBe('found')
    expect(of('2026-11-27', 'other')).toBe('other-order')
    expect(of('2026-12-09', 'returned')).toBe('returned')
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

  it('is nothing of statements that begin after them', () => {
    expect(of('2026-12-09', undefined, '2026-12-05')).toBe('not-yet')
  })
})

describe('the days that statements cover', () => {
  const own = { account: '050200012345678', from: '2026-11-01', until: '2026-11-20' }
  const other = { account: '3349900011', from: '2026-11-05', until: '2026-11-27' }
  const unnamed = { account: undefined, from: '2026-11-02', until: '2026-11-26' }

  it('are those of the account into which buyers pay', () => {
    const days = { from: '2026-11-01', until: '2026-11-20' }
    expect(coverageOf([own, other, unnamed], '50200012345678')).toEqual(days)
  })

  it('are those of all accounts when nobody knows which one it is', () => {
    const days = { from: '2026-11-05', until: '2026-11-26' }
    expect(coverageOf([other, unnamed], '50200012345678')).toEqual(days)
    expect(coverageOf([other, unnamed], undefined)).toEqual(days)
    expect(coverageOf([unnamed], undefined)).toEqual({ from: '2026-11-02', until: '2026-11-26' })
    expect(coverageOf([], '50200012345678')).toBeUndefined()
  })
})
