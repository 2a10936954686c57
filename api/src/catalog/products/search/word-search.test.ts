import { beforeAll, describe, expect, it } from '@jest/globals'
import { firstSynonyms } from '../../../../migrations/0027-search-synonyms.ts'
import { hindiAndTradeSynonyms } from '../../../../migrations/0072-hindi-and-trade-words.ts'
import { generateCatalogue } from '../../../../seed/catalogue.ts'
import {
  type DemoIndex,
  entryFrom,
  indexDemoCatalogue,
} from '../../../../test/catalog-search/demo-index.ts'
import hindiAndTradeQueries from '../../../../test/catalog-search/hindi-and-trade-queries.json'
import laterQueries from '../../../../test/catalog-search/later-hindi-and-trade-queries.json'
import ownQueries from '../../../../test/catalog-search/own-queries.json'
import {
  firstProducts,
  rankOf,
  type TestQuery,
} from '../../../../test/catalog-search/search-quality.ts'
import trialQueries from '../../../../test/catalog-search/trial-queries.json'
import { filterOf, noFilter } from '../index/filter.ts'
import { typicalSearches } from '../index/warm-up.ts'
import { splitWords } from './texts/compact-text.ts'

let demo: DemoIndex
beforeAll(async () => {
  demo = await indexDemoCatalogue([...firstSynonyms, ...hindiAndTradeSynonyms])
})

function missedOf(queries: readonly TestQuery[]): string[] {
  const missed = queries.filter((tested) => tested.wanted.length > 0 && rankOf(demo, tested) > 3)
  return missed.map(({ query }) => query)
}

function modelsFor(query: string): (string | undefined)[] {
  return firstProducts(demo, query).products.map((product) => product?.modelNo)
}

describe('search by words', () => {
  it('shows a wanted product among the first three for 97 % of the queries of the trial', () => {
    const wanted = trialQueries.filter((tested) => tested.wanted.length > 0)
    expect(wanted).toHaveLength(198)
    expect(missedOf(trialQueries).length).toBeLessThanOrEqual(198 * 0.03)
  })

  it('does so for 53 of sixty queries written before the engine; six of the others name what is not sold', () => {
    expect(ownQueries).toHaveLength(60)
    expect(missedOf(ownQueries)).toHaveLength(7)
  })

  it('does so for nine of ten Hindi and trade words that were written before it heard any', () => {
    expect(hindiAndTradeQueries).toHaveLength(90)
    expect(missedOf(hindiAndTradeQueries).length).toBeLessThanOrEqual(90 * 0.1)
  })

  it('does so for four of five that were written after its rules', () => {
    expect(laterQueries).toHaveLength(48)
    expect(missedOf(laterQueries).length).toBeLessThanOrEqual(48 * 0.2)
  })

  it('finds nothing by a word that says nothing about a product', () => {
    expect(modelsFor('zzqqxx is like this')).toEqual([])
    expect(modelsFor('is this toner any good')).toEqual(modelsFor('toner'))
  })

  it('finds a word in Devanagari as the English one, and calls it no mistake', () => {
    expect(modelsFor('टोनर')).toEqual(modelsFor('toners'))
    expect(firstProducts(demo, 'एचपी 12ए टोनर').words?.difference).toBeUndefined()
    expect(modelsFor('एचपी १२ए टोनर')).toContain('Q2612A')
  })

  it('finds a Hindi word in any spelling of it', () => {
    const expected = modelsFor('स्याही')
    expect(expected.length).toBeGreaterThan(0)
    for (const spelling of ['syahi', 'siyahi', 'syaahi']) {
      expect(modelsFor(spelling)).toEqual(expected)
    }
  })

  it('shows things of the category that a word names before others', () => {
    const categories = firstProducts(demo, 'प्रिंटर').products.map((product) => product?.category)
    expect(new Set(categories)).toEqual(new Set(['Printer']))
  })

  it('finds nothing for a Hindi word that sounds like no product', () => {
    for (const query of ['किताब', '\u093c', 'ि', 'aeiou'.repeat(40)]) {
      expect(modelsFor(query)).toEqual([])
    }
  })

  it('finds the words of a name in any order, however numbers are written', () => {
    expect(modelsFor('toner hp 88 a').slice(0, 2)).toEqual(['PLH-88A', 'CC388A'])
    expect(modelsFor('epson lq310')[0]).toBe('LQ-310')
    expect(modelsFor('tab a9 plus')[0]).toBe('SM-X210')
  })

  it('understands the signs of phones and word processors', () => {
    expect(splitWords('24″ TN\u200b2365 D’Link')).toEqual(splitWords(`24" TN2365 D'Link`))
    expect(splitWords('1920×1080')).toEqual(['1920x1080'])
  })

  it('finds a word where one begins only: ink is not in D-Link', () => {
    const names = firstProducts(demo, 'epson ink').products.map((product) => product?.brand)
    expect(names).not.toContain('D-Link')
  })

  it('shows a model number that was typed with other separators first', () => {
    expect(modelsFor('tl wr845n')[0]).toBe('TL-WR845N')
  })

  it('finds the toner of a printer in its description', () => {
    expect(modelsFor('1020 toner')[0]).toBe('Q2612A')
  })

  it.each([
    ['hp cartrige', { match: 'typo', showing: 'hp cartridge' }],
    ['tn-450 toner', { match: 'near', showing: 'tn toner' }],
    ['hp 88a toner', undefined],
  ])('says how the products for "%s" differ from it', (query, difference) => {
    expect(firstProducts(demo, query).words?.difference).toEqual(difference)
  })

  it('finds nothing for words that resemble no product', () => {
    expect(modelsFor('hp 305a')).toEqual([])
    expect(modelsFor('qwxyz')).toEqual([])
  })

  it('ignores quantities and words that name no product', () => {
    const plain = modelsFor('hp 12a toner')
    for (const query of ['10 x hp 12a toner', 'price of hp 12a toner - 5 pcs']) {
      expect(modelsFor(query)).toEqual(plain)
    }
  })

  it('filters what it found, and counts it by brand and category', () => {
    const query = { q: 'hp 88a toner' }
    const filter = filterOf({ ...query, brand: ['Prodot'] }, 'enduser') ?? noFilter
    const { slots } = demo.index.cut({
      filter,
      tier: 'enduser',
      sort: 'bestMatch',
      offset: 0,
      limit: 50,
    })
    const found = Array.from(slots, (slot) => demo.productOf(demo.index.table.id(slot))?.brand)
    expect(new Set(found)).toEqual(new Set(['Prodot']))
    const all = demo.index.slotsOf({ ...filter, brands: undefined })
    const brands = demo.index.table.brands.count(all)
    expect(brands.map(({ name }) => name).sort()).toEqual(['HP', 'Prodot'])
    expect(brands.find(({ name }) => name === 'Prodot')?.count).toBe(found.length)
  })

  it('sorts what it found by price only when asked to', () => {
    const filter = filterOf({ q: 'hp 88a toner' }, 'enduser') ?? noFilter
    const pricesBy = (sort: 'bestMatch' | 'lowToHigh' | 'highToLow') => {
      const { slots, words } = demo.index.cut({
        filter,
        tier: 'enduser',
        sort,
        offset: 0,
        limit: 50,
      })
      expect(words).toBeDefined()
      const ids = Array.from(slots, (slot) => demo.index.table.id(slot))
      return ids.map((id) => demo.productOf(id)?.pricesPaise.enduser ?? 0)
    }
    const cheapestFirst = pricesBy('bestMatch').toSorted((one, other) => one - other)
    expect(pricesBy('bestMatch')).not.toEqual(cheapestFirst)
    expect(pricesBy('lowToHigh')).toEqual(cheapestFirst)
    expect(pricesBy('highToLow')).toEqual(cheapestFirst.toReversed())
  })

  it('does not search by words when a brand or category merely excludes what contains the term', () => {
    const filter = filterOf({ q: 'thinkpad', brand: ['HP'] }, 'enduser') ?? noFilter
    const page = { filter, tier: 'enduser', sort: 'bestMatch', offset: 0, limit: 50 } as const
    expect(demo.index.cut(page)).toMatchObject({ total: 0 })
    expect(demo.index.cut(page).words).toBeUndefined()
  })

  it('leaves words out of what is asked for, not its quantity', () => {
    const { words } = firstProducts(demo, '10 x qwxyz hp toner')
    expect(words?.difference).toEqual({ match: 'near', showing: 'hp toner' })
  })

  it('is warmed up by searches that find by words, by mistakes, and by fewer words', () => {
    const found = [...typicalSearches()].map((q) => firstProducts(demo, q).words)
    const matches = new Set(found.map((words) => words?.difference?.match ?? 'words'))
    expect(matches).toEqual(new Set(['words', 'typo', 'near']))
  })

  it('suggests a model number first, and understands an unfinished number', () => {
    const first = (term: string) => {
      const { slots } = demo.index.suggest(term, 'enduser', 6)
      return demo.productOf(demo.index.table.id(slots[0] ?? 0))?.modelNo
    }
    expect(first('q2612a')).toBe('Q2612A')
    expect(first('printer hp 10')).toMatch(/^10/)
    expect(demo.index.suggest('कैम', 'enduser', 6).total).toBeGreaterThan(0)
  })
})

describe('an index whose products change', () => {
  it('finds new words and no longer those of a removed product', async () => {
    const { index } = await indexDemoCatalogue(firstSynonyms, 40)
    const total = (q: string) => {
      const filter = filterOf({ q }, 'enduser') ?? noFilter
      return index.cut({ filter, tier: 'enduser', sort: 'bestMatch', offset: 0, limit: 1 }).total
    }
    const slot = index.cut({
      filter: noFilter,
      tier: 'enduser',
      sort: 'bestMatch',
      offset: 0,
      limit: 1,
    }).slots[0]
    const id = index.table.id(slot ?? 0)
    const [product] = [...generateCatalogue({ products: 1 })]
    if (!product) throw new Error('the demo catalogue is empty')
    const entry = entryFrom({ ...product, name: 'Zyxo Wonder' }, id)
    expect(total('wonder zyxo')).toBe(0)
    index.apply([{ id, entry }])
    expect(total('wonder zyxo')).toBe(1)
    index.apply([{ id, entry: undefined }])
    expect(total('wonder zyxo')).toBe(0)
  })
})
