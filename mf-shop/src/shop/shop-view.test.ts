import { describe, expect, it } from '@jest/globals'
import {
  defaultShopView,
  isDefaultShopView,
  readShopView,
  type ShopView,
  writeShopView,
} from './shop-view.ts'

const read = (search: string) => readShopView(new URLSearchParams(search))

describe('the shop view in the URL', () => {
  it('is the whole shop, cheapest first, by default', () => {
    expect(read('')).toEqual(defaultShopView)
    expect(writeShopView(defaultShopView).toString()).toBe('')
  })

  it('is read as it was written', () => {
    const view = {
      brand: ['CP Plus', 'HP'],
      category: ['POE Switch', 'DVR'],
      countryOfOrigin: ['Hong Kong', 'India'],
      q: 'a&b',
      inStock: true,
      minPrice: 0,
      maxPrice: 2500,
      sort: 'highToLow',
      page: 3,
    } satisfies ShopView
    expect(readShopView(writeShopView(view))).toEqual(view)
  })

  it.each([
    'page=0',
    'page=-2',
    'page=1.5',
    'page=next',
    'sort=byName',
    'inStock=1',
    'minPrice=-1',
    'maxPrice=99.5',
    'brand=+&category=',
  ])('ignores %s', (search) => {
    expect(read(search)).toEqual(defaultShopView)
  })

  it('has something to clear once it is filtered or sorted, not on another page', () => {
    expect(isDefaultShopView(read('page=2'))).toBe(true)
    expect(isDefaultShopView(read('sort=highToLow'))).toBe(false)
    expect(isDefaultShopView(read('brand=HP'))).toBe(false)
  })
})
