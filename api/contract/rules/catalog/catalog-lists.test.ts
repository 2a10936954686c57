import { describe, expect, it } from '@jest/globals'
import { brands, categories } from './catalog-lists.ts'

describe('the lists of the catalogue', () => {
  it('contain 33 brands and 25 categories without duplicates (catalog 1.1)', () => {
    expect([new Set(brands).size, brands.length]).toEqual([33, 33])
    expect([new Set(categories).size, categories.length]).toEqual([25, 25])
  })
})
