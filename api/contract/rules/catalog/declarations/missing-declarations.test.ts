import { describe, expect, it } from '@jest/globals'
import { paise } from '../../pricing/money.ts'
import type { Declarations } from './declarations.ts'
import {
  bitOfMissing,
  findMissingDeclarations,
  missingBitsOf,
  missingKinds,
} from './missing-declarations.ts'
import { findRequiredDeclarations } from './required-declarations.ts'

const indian: Declarations = {
  countryOfOrigin: 'India',
  mrp: paise(50_000),
  netQuantity: '1 N',
  manufacturedBy: 'Maker, Pune 411001',
  consumerCare: 'care@store.test',
}
const product = (declarations: Declarations, category = 'Cartridge', hsn = '84439959') => ({
  category,
  hsn,
  declarations,
})
const missing = (...of: Parameters<typeof product>) => findMissingDeclarations(product(...of))

describe('what a product lacks', () => {
  it('is nothing when all is declared; the month need not be', () => {
    expect(missing(indian)).toEqual([])
  })

  it('is each declaration of packaged goods', () => {
    expect(missing({})).toEqual([
      'countryOfOrigin',
      'mrp',
      'netQuantity',
      'manufacturedBy',
      'consumerCare',
    ])
  })

  it('is the importer of imported goods, and nobody else', () => {
    const imported = { ...indian, countryOfOrigin: 'China' }
    expect(missing(imported)).toEqual(['importedBy'])
    const { manufacturedBy: _, ...others } = imported
    expect(missing({ ...others, importedBy: 'Importer, Pune' })).toEqual([])
  })

  it('is no manufacturer where the packer is named', () => {
    const { manufacturedBy: _, ...others } = indian
    expect(missing({ ...others, packedBy: 'Packer, Pune' })).toEqual([])
  })

  it.each([
    ['Laptop', ['bisRegistration']],
    ['CCTV Camera', ['bisRegistration', 'essentialCertificate']],
    ['NVR', ['bisRegistration']],
    ['Mouse', []],
    ['Accessories', []],
  ])('depends on the category: %s', (category, kinds) => {
    expect(missing(indian, category)).toEqual(kinds)
  })

  it('is nothing for a service', () => {
    expect(missing({}, 'Software', '997331')).toEqual([])
  })

  it('is stored as a bit for each kind', () => {
    expect(missingKinds.map(bitOfMissing)).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    expect(missingBitsOf(product({}))).toBe(1 + 2 + 4 + 8 + 32)
    expect(missingBitsOf(product(indian, 'CCTV Camera'))).toBe(64 + 128)
  })
})

describe('a seller who requires all declarations', () => {
  const fields = (...of: Parameters<typeof findRequiredDeclarations>) =>
    findRequiredDeclarations(...of).map(({ field }) => field)

  it('puts no product on sale without them', () => {
    expect(findRequiredDeclarations(product({ ...indian, mrp: undefined }))).toEqual([
      { field: 'mrp', message: 'The law asks for this before the product can be on sale.' },
    ])
  })

  it('can correct a product on sale step by step, and removes no declaration', () => {
    const former = product({ ...indian, mrp: undefined, consumerCare: undefined })
    expect(fields(product({ ...indian, consumerCare: undefined }), former)).toEqual([])
    expect(fields(product({ ...former.declarations, netQuantity: undefined }), former)).toEqual([
      'netQuantity',
    ])
  })
})
