import { describe, expect, it } from '@jest/globals'
import { paise } from '../pricing/money.ts'
import { findTaxAtSource, type TaxedPurchase, taxAtSourceOf } from './tax-at-source.ts'

const day = '2026-11-25'

describe('tax deducted at source', () => {
  it('is 0.1 % of the value without GST', () => {
    expect(taxAtSourceOf(paise(100_000_000), day)).toBe(100_000)
    expect(taxAtSourceOf(paise(12_345), '2021-07-01')).toBe(12)
  })

  it('was nothing before July 2021', () => {
    expect(taxAtSourceOf(paise(100_000_000), '2021-06-30')).toBe(0)
    const order = { taxable: paise(100_000_000), total: paise(118_000_000) }
    expect(findTaxAtSource(paise(100_000), order, { day: '2021-06-30' })).toBeUndefined()
  })

  const order = { taxable: paise(123_456_00), total: paise(145_678_08) }

  it.each([12_346, 12_300, 12_400])('explains that %d paise are missing', (missing) => {
    expect(findTaxAtSource(paise(missing), order, { day })?.form).toBe('value')
  })

  it.each([0, 12_200, 12_446, -12_346])('does not explain that %d paise are missing', (missing) => {
    expect(findTaxAtSource(paise(missing), order, { day })).toBeUndefined()
  })

  it('is never taken for rounding of a tiny order', () => {
    const tiny = { taxable: paise(100), total: paise(118) }
    expect(findTaxAtSource(paise(0), tiny, { day })).toBeUndefined()
  })
})

describe('the lawful form', () => {
  // ₹10 lakh without GST, ₹11.8 lakh with it.
  const order: TaxedPurchase = { taxable: paise(100_000_000), total: paise(118_000_000) }
  const before = (taxable: number) => ({
    boughtBefore: { taxable: paise(taxable), total: paise(taxable * 1.18) },
  })

  it.each([
    { what: '0.1 % of the value without GST', purchase: order, missing: 100_000, form: 'value' },
    {
      what: '0.1 % of the whole amount, paid before the invoice',
      purchase: order,
      missing: 118_000,
      form: 'advance',
    },
    // ₹45 lakh before: ₹5 lakh are above the limit.
    {
      what: '0.1 % above ₹50 lakh a year',
      purchase: { ...order, ...before(450_000_000) },
      missing: 50_000,
      form: 'above-limit',
    },
    // ₹41 lakh before with GST: ₹2.8 lakh of the whole amount are above the limit.
    {
      what: '0.1 % above ₹50 lakh, with GST',
      purchase: {
        ...order,
        boughtBefore: { taxable: paise(347_457_627), total: paise(410_000_000) },
      },
      missing: 28_000,
      form: 'above-limit',
    },
    { what: '5 % without PAN', purchase: order, missing: 5_000_000, form: 'no-pan' },
    {
      what: '5 % of the whole amount without PAN',
      purchase: order,
      missing: 5_900_000,
      form: 'no-pan',
    },
    {
      what: '5 % above the limit without PAN',
      purchase: { ...order, ...before(450_000_000) },
      missing: 2_500_000,
      form: 'no-pan',
    },
  ])('is $what', ({ purchase, missing, form }) => {
    expect(findTaxAtSource(paise(missing), purchase, { day })?.form).toBe(form)
  })

  it('says whether the purchases of the year are known to be above the limit', () => {
    const isAbove = (purchase: TaxedPurchase) =>
      findTaxAtSource(paise(100_000), purchase, { day })?.isAboveLimit
    expect(isAbove(order)).toBe(false)
    expect(isAbove({ ...order, ...before(600_000_000) })).toBe(true)
  })

  it.each([90_000, 110_000, 1_000_000, 10_000_000])('is none for %d paise', (missing) => {
    expect(findTaxAtSource(paise(missing), order, { day })).toBeUndefined()
  })
})
