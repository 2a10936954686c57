import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  difference,
  divideRounded,
  noMoney,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  sumOf,
  times,
} from './money.ts'

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(paise)

describe('paise', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are never %d', (value) => {
    expect(() => paise(value)).toThrow(RangeError)
  })

  it('go to rupees and back without loss', () => {
    fc.assert(fc.property(amount, (money) => paiseFromRupees(rupeesFromPaise(money)) === money))
  })

  it('survive the wire: as JSON they have at most two decimals', () => {
    fc.assert(
      fc.property(amount, (money) => {
        const json = JSON.stringify(rupeesFromPaise(money))
        expect(json).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(paiseFromRupees(JSON.parse(json))).toBe(money)
      }),
    )
  })

  it.each([
    [1499.5, 149_950],
    [0.29, 29],
    [1.005e3, 100_500],
    [-2.5, -250],
  ])('are read from %d rupees', (rupees, expected) => {
    expect(paiseFromRupees(rupees)).toBe(expected)
  })

  it.each([0.001, 1499.555, 10.0049])(
    'are not read from %d, which has three decimals',
    (rupees) => {
      expect(() => paiseFromRupees(rupees)).toThrow(RangeError)
    },
  )
})

describe('arithmetic', () => {
  it('adds without a float in sight', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const exact = amounts.reduce((total, each) => total + BigInt(each), 0n)
        expect(BigInt(sumOf(amounts))).toBe(exact)
      }),
    )
    expect(sumOf([])).toBe(noMoney)
  })

  it('takes away what it added', () => {
    fc.assert(fc.property(amount, amount, (a, b) => difference(sumOf([a, b]), b) === a))
  })

  it('refuses half a piece, and sums beyond what a number can hold', () => {
    expect(() => times(paise(99), 0.5)).toThrow(RangeError)
    expect(() => times(paise(2 ** 50), 100)).toThrow(RangeError)
    expect(() => sumOf([paise(2 ** 52), paise(2 ** 52)])).toThrow(RangeError)
  })
})

describe('divideRounded', () => {
  it('agrees with exact arithmetic, halves going away from zero', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 2, max: 1_000_000 }),
        (dividend, divisor) => {
          const twice = BigInt(Math.abs(dividend)) * 2n + BigInt(divisor)
          const size = twice / (2n * BigInt(divisor))
          expect(BigInt(divideRounded(dividend, divisor))).toBe(dividend < 0 ? -size : size)
        },
      ),
    )
  })

  it('refuses a dividend that is already rounded', () => {
    expect(() => divideRounded(2 ** 53, 10_000)).toThrow(RangeError)
    expect(() => divideRounded(0.5, 2)).toThrow(RangeError)
  })
})
