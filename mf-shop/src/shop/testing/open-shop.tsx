import { beforeEach, jest } from '@jest/globals'
import { aProduct, type aUser, fakeApi, renderWithStore } from '@store/sdk/testing'
import { screen } from '@testing-library/react'
import { ShopScreen } from '../shop-screen.tsx'

/** The product in every test of the shop. */
export const toner = aProduct({
  _id: 'toner',
  name: 'HP 26A Black Toner',
  brand: 'HP',
  category: 'Cartridge',
  modelNo: 'CF226A',
  stock: 12,
  prices: { enduser: 420, reseller: 410 },
  quantityBasedPrices: [{ minQty: 10, price: 390 }],
})

/**
 * Sets up a shop for the tests of a file: one product and its facets by default.
 * @example const shop = aShop(); it('…', async () => { shop.open(); await shop.card() })
 */
export function aShop() {
  const api = fakeApi()
  const sell = (products = [toner], total = products.length) =>
    api.answers('GET /products', products, { headers: { 'X-Total-Count': String(total) } })

  beforeEach(() => {
    sell()
    api.answers('GET /products/facets', {
      brands: [
        { name: 'HP', count: 12 },
        { name: 'Canon', count: 1 },
      ],
      categories: [{ name: 'Cartridge', count: 13 }],
      countries: [
        { name: 'China', count: 8 },
        { name: 'India', count: 5 },
      ],
      inStock: 11,
      priceRange: { min: 90, max: 125_000.5 },
    })
    Element.prototype.scrollIntoView = jest.fn<() => void>()
  })
  return {
    api,
    /** Sets the products of the shop and their total. */
    sell,
    open: (route = '/shop', session?: ReturnType<typeof aUser>) =>
      renderWithStore(<ShopScreen />, { route, ...(session && { session }) }),
    /** Waits for the filters, whose code is loaded later. */
    panel: () => screen.findByRole('group', { name: 'Brand' }),
    card: (name = toner.name) => screen.findByRole('article', { name }),
    /** The query of the last call for products. */
    lastQuery: () => Object.fromEntries(api.calls('GET /products').at(-1)?.query ?? []),
    /** The query of the last call for the counts of brands and categories. */
    lastFacetQuery: () => Object.fromEntries(api.calls('GET /products/facets').at(-1)?.query ?? []),
  }
}
