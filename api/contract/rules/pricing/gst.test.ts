import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { priceWithoutGst, splitTax, sumTaxes } from './gst.ts'
import { paise, sumOf } from './money.ts'

const line = fc.record({
  gross: fc.integer({ min: 0, max: 1e11 }).map(paise),
  ratePercent: fc.integer({ min: 0, max: 2800 }).map((basisPoints) => basisPoints / 100),
  intraState: fc.boolean(),
})

describe('the tax inside a price', () => {
  it('always sums to the price, with at most one paisa of rounding', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const { taxable, cgst, sgst, igst, roundOff } = splitTax(priced)
        const sum = sumOf([taxable, cgst, sgst, igst, roundOff])
        return sum === priced.gross && Math.abs(roundOff) <= 1
      }),
      { numRuns: 10_000 },
    )
  })

  it('is the tax on the taxable value, each part rounded separately', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const { taxable, cgst, igst } = splitTax(priced)
        const parts = priced.intraState ? 2 : 1
        const exact = (taxable * priced.ratePercent) / 100 / parts
        const charged = priced.intraState ? cgst : igst
        expect(Math.abs(charged - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  it('is CGST and SGST in equal parts inside the state, and IGST alone outside', () => {
    fc.assert(
      fc.property(line, (priced) => {
        const { cgst, sgst, igst } = splitTax(priced)
        expect(cgst).toBe(sgst)
        expect(priced.intraState ? igst : cgst).toBe(0)
      }),
    )
  })

  it.each([
    [99_900, 18, true, { taxable: 84_661, cgst: 7_619, sgst: 7_619, igst: 0, roundOff: 1 }],
    [99_900, 18, false, { taxable: 84_661, cgst: 0, sgst: 0, igst: 15_239, roundOff: 0 }],
    [11_859, 18, true, { taxable: 10_050, cgst: 905, sgst: 905, igst: 0, roundOff: -1 }],
    [11_859, 18, false, { taxable: 10_050, cgst: 0, sgst: 0, igst: 1_809, roundOff: 0 }],
    [50_000, 0, true, { taxable: 50_000, cgst: 0, sgst: 0, igst: 0, roundOff: 0 }],
    [0, 28, false, { taxable: 0, cgst: 0, sgst: 0, igst: 0, roundOff: 0 }],
  ])(
    'of %i paise at %d %% is as calculated by hand',
    (...[gross, ratePercent, intraState, parts]) => {
      expect(splitTax({ gross: paise(gross), ratePercent, intraState })).toEqual(parts)
    },
  )

  it('is exact for the largest safe integer', () => {
    const gross = paise(Number.MAX_SAFE_INTEGER)
    const { taxable, igst } = splitTax({ gross, ratePercent: 18, intraState: false })
    expect([taxable, igst]).toEqual([7_633_219_707_407_619, 1_373_979_547_333_371])
  })
})

describe('a price without GST', () => {
  const rate = fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100)
  const price = fc.integer({ min: 0, max: 1e11 }).map(paise)

  it('is the nearest paisa, never more than the price, and grows with it', () => {
    fc.assert(
      fc.property(price, price, rate, (one, other, percent) => {
        const [net, otherNet] = [priceWithoutGst(one, percent), priceWithoutGst(other, percent)]
        const exact = (one * 100) / (100 + percent)
        expect(Math.abs(net - exact)).toBeLessThanOrEqual(0.5 + 1e-3)
        expect(net).toBeLessThanOrEqual(one)
        // So that a lower price, or a slab, stays the lower one without GST.
        expect(Math.sign(net - otherNet) * Math.sign(one - other)).not.toBe(-1)
      }),
    )
  })

  it.each([
    [118_000, 18, 100_000],
    [99_900, 18, 84_661],
    [100, 0, 100],
    [3, 100, 2],
  ])('of %i paise at %i percent is %i', (gross, percent, net) => {
    expect(priceWithoutGst(paise(gross), percent)).toBe(net)
  })
})

describe('the sums of several lines', () => {
  it('add up to the total to the paisa, with the round-off', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const total = sumOf(lines.map(({ gross }) => gross))
        const { total: paid, ...parts } = sumTaxes(lines.map(splitTax), total)
        return paid === total && sumOf(Object.values(parts)) === total
      }),
      { numRuns: 10_000 },
    )
  })

  it('show the paisa that rounding leaves', () => {
    const priced = { gross: paise(99_900), ratePercent: 18, intraState: true }
    expect(sumTaxes([splitTax(priced)], priced.gross)).toEqual({
      ...{ taxable: 84_661, cgst: 7_619, sgst: 7_619, igst: 0 },
      ...{ roundOff: 1, total: 99_900 },
    })
  })
})
