import { describe, expect, it } from '@jest/globals'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { readFacts } from '@store/contract/rules/catalog/facts/product-facts'
import { findHsnError, isServiceHsn } from '@store/contract/rules/catalog/tax/hsn'
import { serviceUnit } from '@store/contract/rules/catalog/tax/unit-codes'
import { priceLine } from '@store/contract/rules/pricing/price'
import { validateSlabs } from '@store/contract/rules/pricing/slabs'
import { type CatalogueProduct, generateCatalogue } from './catalogue.ts'

const demo = [...generateCatalogue()]

function wireSlabs({ slabs }: CatalogueProduct) {
  return slabs.map(({ pricePaise, ...quantities }) => ({ ...quantities, price: pricePaise }))
}

function keyOf({ brand, modelNo }: CatalogueProduct): string {
  return `${brand}\n${modelNo}`
}

describe('the demo catalogue', () => {
  it('is the same every time for one seed, and another for another', () => {
    expect([...generateCatalogue({ products: 400, seed: 1 })]).toEqual(demo)
    expect([...generateCatalogue({ products: 400, seed: 2 })]).not.toEqual(demo)
  })

  it('has four hundred products over every brand and category of the store', () => {
    expect(demo).toHaveLength(400)
    expect(new Set(demo.map(({ brand }) => brand))).toEqual(new Set(brands))
    expect(new Set(demo.map(({ category }) => category))).toEqual(new Set(categories))
  })

  it('has unique products and models', () => {
    expect(new Set(demo.map(keyOf)).size).toBe(400)
    expect(new Set(demo.map(({ name }) => name)).size).toBe(400)
  })

  it('lets a reseller pay less than an end user, and a distributor least', () => {
    for (const { pricesPaise } of demo) {
      expect(pricesPaise.enduser).toBeGreaterThan(pricesPaise.reseller)
      expect(pricesPaise.reseller).toBeGreaterThan(pricesPaise.distributor)
      expect(pricesPaise.distributor).toBeGreaterThan(0)
    }
  })

  it('writes prices in whole rupees that end in 0 or 9', () => {
    const prices = demo.flatMap(({ pricesPaise, slabs }) => [
      ...Object.values(pricesPaise),
      ...slabs.map(({ pricePaise }) => pricePaise),
    ])
    const endings = new Set(prices.map((price) => price % 1000))
    expect(endings).toEqual(new Set([0, 900]))
  })

  it('gives most products two to four slabs that keep the price rule and end open', () => {
    const discounted = demo.filter(({ slabs }) => slabs.length > 0)
    expect(discounted.length).toBeGreaterThan(300)
    for (const product of discounted) {
      const slabs = wireSlabs(product)
      expect(slabs.length).toBeGreaterThanOrEqual(2)
      expect(slabs.length).toBeLessThanOrEqual(4)
      expect(validateSlabs(slabs, product.pricesPaise.enduser)).toEqual([])
      expect(slabs.findIndex(({ maxQty }) => maxQty === undefined)).toBe(slabs.length - 1)
      const prices = slabs.map(({ price }) => price)
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a))
    }
  })

  it('has slabs that apply to a distributor, and some that apply to other tiers only', () => {
    const cheaper = demo.filter((product) => {
      const line = { tierPrice: product.pricesPaise.distributor, slabs: wireSlabs(product) }
      return priceLine({ ...line, quantity: 1000 }).slab !== undefined
    })
    expect(cheaper.length).toBeGreaterThan(100)
    expect(cheaper.length).toBeLessThan(300)
  })

  it('has products out of stock, and some nearly out of stock', () => {
    expect(demo.some(({ stock }) => stock === 0)).toBe(true)
    expect(demo.some(({ stock }) => stock > 0 && stock <= 5)).toBe(true)
    expect(demo.every(({ stock }) => Number.isInteger(stock) && stock >= 0)).toBe(true)
  })

  it('has taxes and useful descriptions', () => {
    for (const { hsn, gstPercent, description, unit } of demo) {
      expect([hsn, findHsnError(hsn)]).toEqual([hsn, undefined])
      expect(hsn).toHaveLength(isServiceHsn(hsn) ? 6 : 8)
      expect(unit === serviceUnit).toBe(isServiceHsn(hsn))
      expect([5, 18]).toContain(gstPercent)
      expect(description.split('\n').length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('what the tax invoice says of the demo catalogue', () => {
  const ofModel = (modelNo: string) => {
    const { hsn, gstPercent, unit } = demo.find((product) => product.modelNo === modelNo) ?? {}
    return [hsn, gstPercent, unit]
  }

  it.each([
    ['a laser printer', 'P2518', '84433240', 'PCS'],
    ['an ink tank printer', 'L130', '84433250', 'PCS'],
    ['a dot matrix printer', 'LQ-310', '84433220', 'PCS'],
    ['a receipt printer', 'TM-T82X', '84433290', 'PCS'],
    ['an ink tank printer that scans', 'L3252', '84433100', 'PCS'],
    ['a multifunction laser', 'M329DW', '84433100', 'PCS'],
    ['black ink', 'C13T00V198', '32151190', 'PCS'],
    ['a set of inks', 'PDI-EP100-4', '32151990', 'SET'],
    ['an SSD', 'SDSSDA-PLUS-250', '85235100', 'PCS'],
    ['a 32-inch television', '32LQ643', '85287215', 'PCS'],
    ['a 43-inch television', '43UR7500', '85287217', 'PCS'],
    ['a power supply', 'CP-DPS-MD50-12D', '85044090', 'PCS'],
    ['a UPS', 'ZEB-U725', '85044090', 'PCS'],
    ['a key by mail', 'PAS-L3110', '997331', 'NA'],
    ['software on media', 'PAS-L130-DVD', '85238020', 'PCS'],
    ['the solar camera', 'CP-V41A-SOLAR', '85258900', 'PCS'],
    ['cable', 'NCB-C6UGRYR', '85444999', 'BOX'],
  ])('%s (%s) has the HSN %s, 18 percent and the unit %s', (...[_what, modelNo, hsn, unit]) => {
    expect(ofModel(modelNo)).toEqual([hsn, 18, unit])
  })
})

describe('the benchmark catalogue', () => {
  it('has 100,000 unique models, and starts with the demo catalogue', () => {
    const models = new Set<string>()
    let index = 0
    let isDifferent = false
    let longest = 0
    for (const product of generateCatalogue({ products: 100_000 })) {
      const expected = demo[index]
      if (expected && keyOf(expected) !== keyOf(product)) isDifferent = true
      models.add(keyOf(product))
      longest = Math.max(longest, product.name.length, product.modelNo.length)
      index += 1
    }
    expect(models.size).toBe(100_000)
    expect(isDifferent).toBe(false)
    expect(longest).toBeLessThanOrEqual(160)
  })

  it('generates products lazily', () => {
    const endless = generateCatalogue({ products: Number.MAX_SAFE_INTEGER })
    expect(endless.next().value).toEqual(demo[0])
    expect(endless.return(undefined).done).toBe(true)
  })
})

describe('the facts of the demo catalogue', () => {
  const ofModel = (modelNo: string) => demo.find((product) => product.modelNo === modelNo)

  it('are valid, and known of most products', () => {
    for (const { facts } of demo) expect(readFacts(facts).faults).toEqual([])
    expect(demo.filter(({ facts }) => facts.length > 0).length).toBeGreaterThan(300)
  })

  it('tell yield, colour, printers and pack of a cartridge', () => {
    expect(ofModel('TN-2365')?.facts).toEqual([
      { name: 'Yield', value: '2,600 pages' },
      { name: 'Colour', value: 'Black' },
      { name: 'Technology', value: 'Laser toner' },
      { name: 'Fits', value: 'HL-L2321D, DCP-L2541DW, MFC-L2701DW' },
    ])
  })
})
