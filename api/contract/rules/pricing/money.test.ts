import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  boundedSumOf,
  difference,
  largestTotal,
  noMoney,
  paise,
  paiseFromRupees,
  rupeesFromPaise,
  shareOf,
  sumOf,
  times,
} from './money.ts'

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(paise)

describe('paise', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('are never %d', (value) => {
    expect(() => paise(value)).toThrow(RangeError)
  })

  it('convert to rupees and back without loss', () => {
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
  it('adds without floating-point errors', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const exact = amounts.reduce((total, each) => total + BigInt(each), 0n)
        expect(BigInt(sumOf(amounts))).toBe(exact)
      }),
    )
    expect(sumOf([])).toBe(noMoney)
  })

  it('subtracts what it added', () => {
    fc.assert(fc.property(amount, amount, (a, b) => difference(sumOf([a, b]), b) === a))
  })

  it('rejects half a piece, and sums beyond the safe integers', () => {
    expect(() => times(paise(99), 0.5)).toThrow(RangeError)
    expect(() => times(paise(2 ** 50), 100)).toThrow(RangeError)
    expect(() => sumOf([paise(2 ** 52), paise(2 ** 52)])).toThrow(RangeError)
  })
})

describe('the total of a cart', () => {
  it('survives the wire below the largest total of a cart', () => {
    const large = fc.integer({ min: 1, max: largestTotal })
    fc.assert(
      fc.property(large, (total) => {
        const [, whole = '', part = ''] =
          /^(\d+)(?:\.(\d{1,2}))?$/.exec(JSON.stringify(rupeesFromPaise(paise(total)))) ?? []
        expect(Number(whole + part.padEnd(2, '0'))).toBe(total)
      }),
    )
  })

  it('never exceeds that, however much is in the cart', () => {
    expect(boundedSumOf([paise(3), paise(4)])).toBe(7)
    expect(boundedSumOf(Array(10).fill(paise(2 ** 52)))).toBe(largestTotal)
  })
})

describe('shareOf', () => {
  const share = fc.integer({ min: 0, max: 10_000 })
  const whole = fc.integer({ min: 10_000, max: 1_000_000 })

  it('is the nearest whole paisa, halves rounded away from zero', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), share, whole, (gross, numerator, denominator) => {
        const twice = 2n * BigInt(Math.abs(gross)) * BigInt(numerator)
        const size = BigInt(Math.abs(shareOf(paise(gross), numerator, denominator)))
        const left = twice - 2n * size * BigInt(denominator)
        expect(left >= -BigInt(denominator) && left < BigInt(denominator)).toBe(true)
      }),
    )
  })

  it.each([
    [5, 3],
    [-5, -3],
    [4, 2],
  ])('halves %d to %d', (amount, half) => expect(shareOf(paise(amount), 1, 2)).toBe(half))

  it('rejects parts that are already rounded', () => {
    expect(() => shareOf(paise(1), 0.5, 2)).toThrow(RangeError)
  })
})
