import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Facets, Product } from '@store/contract/schemas/catalog/catalog'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const prices = (enduser: number, reseller: number, distributor: number) => ({
  pricesPaise: {
    enduser: paise(enduser * 100),
    reseller: paise(reseller * 100),
    distributor: paise(distributor * 100),
  },
})

async function list(query = '', headers: Record<string, string> = {}) {
  const answer = await store.app.inject({ url: `/api/products${query}`, headers })
  return { answer, names: answer.json<Product[]>().map(({ name }) => name) }
}

describe('GET /products', () => {
  it('shows a visitor end-user prices and no other tier', async () => {
    await createProduct(store.db, prices(900, 800, 700))
    const { answer } = await list()
    expect(answer.json<Product[]>()[0]?.prices).toEqual({ enduser: 900 })
    expect(answer.body).not.toMatch(/reseller|distributor/)
  })

  it.each([
    ['enduser', { enduser: 900 }],
    ['reseller', { reseller: 800 }],
    ['distributor', { distributor: 700 }],
    ['reseller-admin', { enduser: 900 }],
    ['superadmin', { enduser: 900, reseller: 800, distributor: 700 }],
  ] as const)('shows a %s the prices of that role', async (role, seen) => {
    await createProduct(store.db, prices(900, 800, 700))
    const { headers } = await signIn(store, role)
    const { answer } = await list('', headers)
    expect(answer.json<Product[]>()[0]?.prices).toEqual(seen)
  })

  it('sorts by the price of the caller, cheapest first by default', async () => {
    await createProduct(store.db, { name: 'A', ...prices(300, 100, 50) })
    await createProduct(store.db, { name: 'B', ...prices(200, 150, 60) })
    const reseller = await signIn(store, 'reseller')
    expect((await list()).names).toEqual(['B', 'A'])
    expect((await list('?sort=highToLow')).names).toEqual(['A', 'B'])
    expect((await list('', reseller.headers)).names).toEqual(['A', 'B'])
  })

  it('searches descriptions for the superadmin alone', async () => {
    await createProduct(store.db, { name: 'HP 26A', description: 'Fits the LaserJet Pro' })
    const { headers } = await signIn(store, 'superadmin')
    expect((await list('?q=laserjet%20PRO', headers)).names).toEqual(['HP 26A'])
    expect((await list('?q=26a', headers)).names).toEqual(['HP 26A'])
    expect((await list('?q=laserjet%20pr_', headers)).names).toEqual([])
    expect((await list('?q=laserjet%20PRO')).names).toEqual([])
  })

  it.each(['toner', 'TONER', 'hp', 'cc388', 'cartri'])('finds "%s" in any case', async (q) => {
    await createProduct(store.db)
    await createProduct(store.db, {
      name: 'Mouse',
      brand: 'Logitech',
      category: 'Mouse',
      modelNo: 'M90',
    })
    expect((await list(`?q=${q}`)).names).toHaveLength(1)
  })

  it('treats % and _ as plain characters', async () => {
    await createProduct(store.db, { name: '100% cotton_bag' })
    await createProduct(store.db, { name: '1000 cotton bags' })
    expect((await list('?q=100%25')).names).toEqual(['100% cotton_bag'])
    expect((await list('?q=cotton_')).names).toEqual(['100% cotton_bag'])
  })

  it('does not find a term across two fields', async () => {
    await createProduct(store.db, { name: 'Alpha', brand: 'HP' })
    expect((await list('?q=alphahp')).names).toEqual([])
  })

  it('filters by brand and category in any case', async () => {
    await createProduct(store.db)
    await createProduct(store.db, { brand: 'Canon' })
    expect((await list('?brand=canon&category=CARTRIDGE')).names).toHaveLength(1)
  })

  it('filters by several brands and categories', async () => {
    await createProduct(store.db, { name: 'A', brand: 'HP', category: 'Laptop' })
    await createProduct(store.db, { name: 'B', brand: 'Dell', category: 'Laptop' })
    await createProduct(store.db, { name: 'C', brand: 'Dell', category: 'Monitor' })
    await createProduct(store.db, { name: 'D', brand: 'Dell', category: 'Mouse' })
    await createProduct(store.db, { name: 'E', brand: 'Canon', category: 'Laptop' })
    const query = '?brand=HP&brand=dell&category=laptop&category=Monitor'
    expect((await list(query)).names.toSorted()).toEqual(['A', 'B', 'C'])
    expect((await list('?brand=&category=Mouse')).names).toEqual(['D'])
  })

  it('filters by stock, and by the prices of the caller', async () => {
    await createProduct(store.db, { name: 'A', stock: 0, ...prices(100, 90, 80) })
    await createProduct(store.db, { name: 'B', stock: 1, ...prices(200, 100, 90) })
    await createProduct(store.db, { name: 'C', stock: 2, ...prices(300, 290, 280) })
    const { headers } = await signIn(store, 'reseller')
    expect((await list('?inStock=true')).names).toEqual(['B', 'C'])
    expect((await list('?inStock=false')).names).toHaveLength(3)
    expect((await list('?minPrice=100&maxPrice=200')).names).toEqual(['A', 'B'])
    expect((await list('?minPrice=100&maxPrice=200', headers)).names).toEqual(['B'])
  })

  it('returns pages, the total and the next page', async () => {
    for (let index = 0; index < 3; index += 1) await createProduct(store.db)
    const { answer, names } = await list('?limit=2&category=Cartridge')
    expect(names).toHaveLength(2)
    expect(answer.headers['x-total-count']).toBe('3')
    expect(answer.headers.link).toBe(
      '</api/products?limit=2&category=Cartridge&page=2>; rel="next"',
    )
    const last = await list('?limit=2&page=2')
    expect([last.names.length, last.answer.headers.link]).toEqual([1, undefined])
  })

  it.each([
    '?limit=201',
    '?limit=0',
    '?page=0',
    '?sort=cheap',
    '?colour=red',
    '?inStock=maybe',
    '?minPrice=-1',
    '?maxPrice=1.5',
    `?${'brand=HP&'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    const refusal = await store.app.inject(`/api/products${query}`)
    expect(refusal.statusCode).toBe(400)
    expect(refusal.json().message).toBe('Please check the highlighted fields.')
  })

  it('responds 304 to a browser that has the response', async () => {
    await createProduct(store.db)
    const first = await store.app.inject('/api/products')
    const again = await store.app.inject({
      url: '/api/products',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('GET /products/facets', () => {
  it('counts each facet without its own filter', async () => {
    const low = prices(100.5, 90, 80)
    await createProduct(store.db, { brand: 'HP', category: 'Cartridge', ...low })
    await createProduct(store.db, { brand: 'Canon', category: 'Cartridge', ...low })
    await createProduct(store.db, { brand: 'HP', category: 'Laptop', ...low })
    const answer = await store.app.inject('/api/products/facets?brand=HP&category=Cartridge')
    expect(answer.json()).toEqual({
      brands: [
        { name: 'HP', count: 1 },
        { name: 'Canon', count: 1 },
      ],
      categories: [
        { name: 'Laptop', count: 1 },
        { name: 'Cartridge', count: 1 },
      ],
      countries: [],
      inStock: 1,
      priceRange: { min: 100.5, max: 100.5 },
    })
  })

  it('counts what is in stock, and shows the prices of the caller that could be chosen', async () => {
    await createProduct(store.db, { stock: 0, brand: 'HP', ...prices(100, 90, 80) })
    await createProduct(store.db, { stock: 5, brand: 'Dell', ...prices(200, 190, 180) })
    await createProduct(store.db, { stock: 5, brand: 'Canon', ...prices(900, 890, 880) })
    const { headers } = await signIn(store, 'distributor')
    const url = '/api/products/facets?brand=HP&brand=Dell&minPrice=150'
    const facets = (await store.app.inject({ url, headers })).json<Facets>()
    expect(facets.brands.map(({ name }) => name)).toEqual(['Dell', 'Canon'])
    expect(facets.inStock).toBe(1)
    expect(facets.priceRange).toEqual({ min: 80, max: 180 })
    const none = await store.app.inject('/api/products/facets?category=TV')
    expect(none.json<Facets>()).toMatchObject({ brands: [], inStock: 0 })
    expect(none.json<Facets>().priceRange).toBeUndefined()
  })

  it.each(['?colour=red', `?q=${'x'.repeat(201)}`])('rejects %s', async (query) => {
    const refusal = await store.app.inject(`/api/products/facets${query}`)
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      400,
      'Please check the highlighted fields.',
    ])
  })
})
