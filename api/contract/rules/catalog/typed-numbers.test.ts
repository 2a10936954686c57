import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { readHundredths, readPrice, readWholeNumber } from './typed-numbers.ts'

describe('a typed number', () => {
  it.each([
    ['1,29,900.00', 12_990_000],
    ['1,299.00', 129_900],
    ['1,299,900', 129_990_000],
    ['12,99,900.5', 129_990_050],
    [' 1200 ', 120_000],
    ['12,34', undefined],
    ['6,50', undefined],
    ['1,2345', undefined],
    ['12,345,67', undefined],
    [',500', undefined],
    ['500,', undefined],
    ['0,500', undefined],
    ['1.299,00', undefined],
    ['1,,299', undefined],
  ])('has commas only where they group its digits: %j is %j hundredths', (text, expected) => {
    expect(readHundredths(text)).toBe(expected)
  })

  it.each([
    ['1169.1000000000001', 116_910],
    ['1169.09999999999999998', 116_910],
    ['0.28999999999999998', 29],
    ['1169.1000000001', undefined],
    ['1169.105', undefined],
    ['0.0000000000000000001', undefined],
  ])('counts 15 digits, as a spreadsheet shows them: %j is %j hundredths', (text, expected) => {
    expect(readHundredths(text)).toBe(expected)
  })

  it('is what a spreadsheet computed, in whole paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (rupees) => {
        const expected = rupees * 90
        expect(readPrice(String(rupees * 0.9))).toBe(expected)
      }),
    )
  })

  it('may be grouped as Intl does for India and elsewhere', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(amount, fc.constantFrom('en-IN', 'en-US'), (number, locale) => {
        const text = new Intl.NumberFormat(locale).format(number)
        expect(readWholeNumber(text, 999_999_999)).toBe(number)
      }),
    )
  })

  it('is whole also when a program writes 25.0', () => {
    expect([readWholeNumber('25.0', 99), readWholeNumber('25.5', 99)]).toEqual([25, undefined])
    expect(readWholeNumber('100', 99)).toBeUndefined()
  })
})
