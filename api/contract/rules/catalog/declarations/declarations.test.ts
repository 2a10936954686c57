import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise } from '../../pricing/money.ts'
import { countries } from './countries.ts'
import {
  areSameDeclarations,
  blankDeclarations,
  type DeclarationForm,
  formOfDeclarations,
  readDeclarations,
} from './declarations.ts'
import { findPricesAboveMrp } from './price-above-mrp.ts'

const read = (form: Partial<DeclarationForm>) => readDeclarations({ ...blankDeclarations, ...form })

describe('the declarations of a product', () => {
  it('are read as they stand on labels', () => {
    const form = {
      countryOfOrigin: 'Made in China',
      mrp: '₹ 1,499.00',
      netQuantity: ' 1  N ',
      importedBy: 'Store Imports,\nPune 411001',
      monthOfManufacture: 'Mar-26',
      bisRegistration: 'r 41012345',
    }
    const { declarations, faults } = read(form)
    expect(faults).toEqual([])
    expect(declarations).toMatchObject({
      countryOfOrigin: 'China',
      mrp: 149_900,
      netQuantity: '1 N',
      importedBy: 'Store Imports, Pune 411001',
      monthOfManufacture: '2026-03',
      bisRegistration: 'R-41012345',
    })
    expect(declarations.packedBy).toBeUndefined()
  })

  it.each([
    ['countryOfOrigin', 'Asia', 'Choose a country of the list, for example India or China.'],
    [
      'mrp',
      '0',
      'The MRP is in rupees with all taxes, from 0.01 to 1,00,00,000, with at most two decimals.',
    ],
    ['monthOfManufacture', 'soon', 'Write the month as 2026-03 or Mar 2026.'],
    [
      'bisRegistration',
      'R-123',
      'A BIS registration number is R- and eight digits, for example R-41012345.',
    ],
    ['netQuantity', 'n'.repeat(61), 'Use at most 60 characters.'],
    ['importedBy', 'n'.repeat(301), 'Use at most 300 characters.'],
  ] as const)('refuse %s %j', (field, typed, message) => {
    expect(read({ [field]: typed }).faults).toEqual([{ field, message }])
  })

  it('are read from their own form just as they were', () => {
    const line = fc.option(fc.stringMatching(/^[A-Za-z0-9,.]{1,60}$/), { nil: undefined })
    const some = fc.record({
      countryOfOrigin: fc.option(fc.constantFrom(...countries), { nil: undefined }),
      mrp: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }).map(paise), { nil: undefined }),
      netQuantity: line,
      manufacturedBy: line,
      packedBy: line,
      importedBy: line,
      consumerCare: line,
      monthOfManufacture: fc.constantFrom('2026-01', '2031-12', undefined),
      bisRegistration: fc.constantFrom('R-41012345', undefined),
      essentialCertificate: line,
    })
    fc.assert(
      fc.property(some, (declarations) => {
        const again = readDeclarations(formOfDeclarations(declarations))
        expect(again.faults).toEqual([])
        expect(areSameDeclarations(again.declarations, declarations)).toBe(true)
      }),
    )
  })
})

describe('an MRP', () => {
  const pricesPaise = {
    enduser: paise(50_000),
    reseller: paise(45_000),
    distributor: paise(40_000),
  }

  it('is above every price, or equal to it', () => {
    expect(findPricesAboveMrp({ pricesPaise, mrp: paise(50_000) })).toEqual([])
    expect(findPricesAboveMrp({ pricesPaise, mrp: undefined })).toEqual([])
  })

  it('refuses each price above it, by a paisa as well', () => {
    expect(findPricesAboveMrp({ pricesPaise, mrp: paise(44_999) })).toEqual([
      {
        field: 'prices.enduser',
        message:
          'End-user price: ₹500 is above the MRP of ₹449.99. Lower the price, or correct the MRP.',
      },
      {
        field: 'prices.reseller',
        message:
          'Reseller price: ₹450 is above the MRP of ₹449.99. Lower the price, or correct the MRP.',
      },
    ])
  })
})
