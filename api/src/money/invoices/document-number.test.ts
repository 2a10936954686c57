import { describe, expect, it } from '@jest/globals'
import { financialYearOf, numberOf } from './document-number.ts'

describe('the number of a tax document', () => {
  it.each([
    ['2026-03-31T18:29:59.999Z', '25-26'],
    ['2026-03-31T18:30:00.000Z', '26-27'],
    ['2026-12-31T23:00:00.000Z', '26-27'],
    ['2027-03-31T12:00:00.000Z', '26-27'],
    ['2099-04-01T12:00:00.000Z', '99-00'],
  ])('of %s belongs to the year %s, as India counts it', (at, year) => {
    expect(financialYearOf(new Date(at))).toBe(year)
  })

  it('has at most 16 characters', () => {
    expect(numberOf('INV', '26-27', 1)).toBe('INV/26-27/00001')
    expect(numberOf('CN', '26-27', 42)).toBe('CN/26-27/00042')
    expect(numberOf('FCN', '26-27', 999_999)).toBe('FCN/26-27/999999')
    expect(numberOf('INV', '26-27', 999_999)).toBe('INV/26-27/999999')
    expect(() => numberOf('INV', '26-27', 1_000_000)).toThrow(RangeError)
  })
})
