import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise } from './money.ts'
import { formatUnitRate } from './unit-rate.ts'

describe('the price of a piece without tax', () => {
  it.each([
    [84_661, 1, '846.61'],
    [253_983, 3, '846.61'],
    [1_059_322, 10, '1,059.322'],
    [100, 3, '0.333'],
    [0, 5, '0.00'],
    [12_345_678_900, 1, '12,34,56,789.00'],
  ])('of %i paise for %i pieces is %s', (taxable, quantity, rate) => {
    expect(formatUnitRate(paise(taxable), quantity)).toBe(rate)
  })

  it('times the quantity is the taxable value to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 1, max: 100_000 }),
        (taxable, quantity) => {
          const [rupees = '', fraction = ''] = formatUnitRate(paise(taxable), quantity)
            .replaceAll(',', '')
            .split('.')
          const unit = 10n ** BigInt(fraction.length - 2)
          const product = BigInt(rupees + fraction) * BigInt(quantity)
          expect((2n * product + unit) / (2n * unit)).toBe(BigInt(taxable))
        },
      ),
      { numRuns: 2_000 },
    )
  })
})
