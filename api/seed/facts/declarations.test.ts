import { describe, expect, it } from '@jest/globals'
import {
  formOfDeclarations,
  readDeclarations,
} from '@store/contract/rules/catalog/declarations/declarations'
import {
  findMissingDeclarations,
  type MissingKind,
} from '@store/contract/rules/catalog/declarations/missing-declarations'
import { findPricesAboveMrp } from '@store/contract/rules/catalog/declarations/price-above-mrp'
import { isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { generateCatalogue } from '../catalogue.ts'
import { brandSources } from './brand-sources.ts'

const demo = [...generateCatalogue()]

describe('what demo products declare', () => {
  it('is what the product form takes, with no price above the MRP', () => {
    for (const { declarations, pricesPaise } of demo) {
      const read = readDeclarations(formOfDeclarations(declarations))
      expect(read).toEqual({ declarations: expect.objectContaining(declarations), faults: [] })
      expect(findPricesAboveMrp({ pricesPaise, mrp: declarations.mrp })).toEqual([])
    }
  })

  it('comes from the countries of their brands, from several of them', () => {
    const countries = demo.flatMap(({ brand, declarations: { countryOfOrigin } }) => {
      if (countryOfOrigin) expect(brandSources[brand].countries).toContain(countryOfOrigin)
      return countryOfOrigin ?? []
    })
    expect(new Set(countries).size).toBeGreaterThan(6)
  })

  it('is whole for most, so that the list of what is missing is short but not empty', () => {
    const missing = demo.map(findMissingDeclarations)
    const lacking = (kind: MissingKind) => missing.filter((kinds) => kinds.includes(kind)).length
    expect(lacking('countryOfOrigin')).toBeGreaterThan(5)
    expect(lacking('consumerCare')).toBeGreaterThan(0)
    expect(lacking('mrp')).toBe(0)
    expect(missing.filter((kinds) => kinds.length === 0).length).toBeGreaterThan(340)
  })

  it('is nothing for a service', () => {
    const services = demo.filter(({ hsn }) => isServiceHsn(hsn))
    expect(services.map(({ declarations }) => declarations)).toEqual(services.map(() => ({})))
    expect(services.length).toBeGreaterThan(0)
  })
})
