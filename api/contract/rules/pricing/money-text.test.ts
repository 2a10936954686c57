import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise, rupeesFromPaise } from './money.ts'
import { formatExactRupees, formatPlainRupees, formatRupees } from './money-text.ts'

describe('money on a screen', () => {
  it.each([
    [0, '₹0', '₹0.00'],
    [150, '₹1.50', '₹1.50'],
    [12_345_600, '₹1,23,456', '₹1,23,456.00'],
    [123_456_789_05, '₹12,34,56,789.05', '₹12,34,56,789.05'],
    [-99, '-₹0.99', '-₹0.99'],
  ])('formats %i paise as in India', (amount, plain, exact) => {
    expect([formatPlainRupees(paise(amount)), formatExactRupees(paise(amount))]).toEqual([
      plain,
      exact,
    ])
  })

  it('shows no more decimals than needed in the cart', () => {
    expect([0, 1.5, 123_456, -0.99].map((amount) => formatRupees(amount, 0))).toEqual([
      '₹0',
      '₹1.5',
      '₹1,23,456',
      '-₹0.99',
    ])
  })

  it('shows every paisa, formatted as by Intl for India', () => {
    const india = { style: 'currency', currency: 'INR' } as const
    const platform = new Intl.NumberFormat('en-IN', india)
    const without = new Intl.NumberFormat('en-IN', { ...india, minimumFractionDigits: 0 })
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }).map(paise), (amount) => {
        const rupees = rupeesFromPaise(amount)
        expect(formatExactRupees(amount)).toBe(platform.format(rupees))
        expect(formatPlainRupees(amount)).toBe(
          (amount % 100 === 0 ? without : platform).format(rupees),
        )
        expect(formatRupees(rupees, 0)).toBe(without.format(rupees))
      }),
    )
  })
})
