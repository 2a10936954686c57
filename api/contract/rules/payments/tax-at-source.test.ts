import { describe, expect, it } from '@jest/globals'
import { paise } from '../pricing/money.ts'
import { isTaxAtSource, taxAtSourceOf } from './tax-at-source.ts'

describe('tax deducted at source', () => {
  it('is 0.1 % of the value without GST', () => {
    expect(taxAtSourceOf(paise(100_000_000), '2026-11-25')).toBe(100_000)
    expect(taxAtSourceOf(paise(12_345), '2021-07-01')).toBe(12)
  })

  it('was nothing before July 2021', () => {
    expect(taxAtSourceOf(paise(100_000_000), '2021-06-30')).toBe(0)
  })

  const order = { taxable: paise(123_456_00), day: '2026-11-25' }

  it.each([12_346, 12_300, 12_400])('explains that %d paise are missing', (missing) => {
    expect(isTaxAtSource(paise(missing), order)).toBe(true)
  })

  it.each([0, 12_200, 12_446, -12_346])('does not explain that %d paise are missing', (missing) => {
    expect(isTaxAtSource(paise(missing), order)).toBe(false)
  })

  it('is never taken for rounding of a tiny order', () => {
    expect(isTaxAtSource(paise(0), { taxable: paise(100), day: '2026-11-25' })).toBe(false)
  })
})
