import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { splitTax } from '../pricing/gst.ts'
import { paise } from '../pricing/money.ts'
import { canCreditTax, creditOf, lastTaxedCreditDay } from './credit-notes.ts'

describe('the last day of a credit note with tax', () => {
  it.each([
    ['2026-03-31T18:29:59Z', '2026-11-30'],
    ['2026-03-31T18:30:00Z', '2027-11-30'],
    ['2026-11-27T06:00:00Z', '2027-11-30'],
    ['2027-01-15T06:00:00Z', '2027-11-30'],
  ])('for an invoice of %s is %s', (at, day) => {
    expect(lastTaxedCreditDay(new Date(at))).toBe(day)
  })

  it('ends at midnight in India', () => {
    const invoiced = new Date('2026-11-27T06:00:00Z')
    expect(canCreditTax(invoiced, new Date('2027-11-30T18:29:59Z'))).toBe(true)
    expect(canCreditTax(invoiced, new Date('2027-11-30T18:30:00Z'))).toBe(false)
  })
})

describe('what pieces of a line come to', () => {
  const keys = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
  const line = fc
    .record({
      price: fc.integer({ min: 1, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      ratePercent: fc.constantFrom(0, 5, 18, 28, 40),
      intraState: fc.boolean(),
    })
    .map(({ price, quantity, ...tax }) => {
      const total = paise(price * quantity)
      return { quantity, ...splitTax({ gross: total, ...tax }), total }
    })

  it('is the line to the paisa, whatever they are credited in, and never less than nothing', () => {
    fc.assert(
      fc.property(line, fc.array(fc.nat({ max: 200 }), { maxLength: 6 }), (invoiced, wanted) => {
        let before = 0
        const sums = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }
        for (const part of [...wanted, invoiced.quantity]) {
          const quantity = Math.min(part, invoiced.quantity - before)
          const credit = creditOf(invoiced, { before, quantity }, true)
          before += quantity
          expect(credit.cgst).toBe(credit.sgst)
          for (const key of keys) {
            expect(credit[key]).toBeGreaterThanOrEqual(0)
            sums[key] += credit[key]
            expect(sums[key]).toBeLessThanOrEqual(invoiced[key])
          }
        }
        for (const key of keys) expect(sums[key]).toBe(invoiced[key])
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the value alone without tax', () => {
    const invoiced = {
      quantity: 3,
      taxable: 253_983,
      cgst: 22_858,
      sgst: 22_858,
      igst: 0,
      total: 299_700,
    }
    expect(creditOf(invoiced, { before: 1, quantity: 2 }, false)).toEqual({
      taxable: 169_322,
      cgst: 0,
      sgst: 0,
      igst: 0,
      total: 169_322,
    })
  })
})
