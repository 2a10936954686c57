import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Suggestions } from '@store/contract/schemas/catalog/search'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

async function suggest(q: string, headers: Record<string, string> = {}) {
  const url = `/api/products/suggest?${new URLSearchParams({ q })}`
  return (await store.app.inject({ url, headers })).json<Suggestions>()
}

describe('GET /products/suggest', () => {
  it('suggests products with the price of the caller, categories and brands', async () => {
    await createProduct(store.db, {
      name: 'HP 88A Toner',
      stock: 4,
      pricesPaise: { enduser: paise(90_000), reseller: paise(80_000), distributor: paise(70_000) },
    })
    const { headers } = await signIn(store, 'reseller')
    expect((await suggest('88a')).products[0]?.prices).toEqual({ enduser: 900 })
    const { products, ...rest } = await suggest('88A', headers)
    expect(products).toEqual([
      expect.objectContaining({ name: 'HP 88A Toner', stock: 4, prices: { reseller: 800 } }),
    ])
    expect(rest).toEqual({
      categories: [{ name: 'Cartridge', count: 1 }],
      brands: [{ name: 'HP', count: 1 }],
      total: 1,
    })
  })

  it('finds a name with the signs of a keyboard, of a phone and of a word processor alike', async () => {
    const typed = await createProduct(store.db, {
      name: `Maker's 24" monitor - 2 x HDMI`,
      modelNo: 'MM-24',
    })
    const set = await createProduct(store.db, {
      name: 'Maker’s 24″ monitor – 2 × HDMI',
      modelNo: 'MM\u201124',
    })
    const queries = [
      `maker's 24" monitor - 2 x hdmi`,
      'Maker’s 24” monitor — 2 × HDMI',
      'm\u200bm\u201124',
      'MM–24',
    ]
    for (const q of queries) {
      const { products } = await suggest(q)
      expect(products.map(({ _id }) => _id).sort()).toEqual([typed.publicId, set.publicId].sort())
      const list = await store.app.inject(`/api/products?${new URLSearchParams({ q })}`)
      expect(list.json()).toHaveLength(2)
    }
  })

  it('has nothing for a word that nothing contains', async () => {
    await createProduct(store.db)
    expect(await suggest('zzz')).toEqual({ products: [], categories: [], brands: [], total: 0 })
  })

  it.each(['', '?q=', `?q=${'x'.repeat(201)}`, '?q=a&page=2'])('refuses "%s"', async (query) => {
    const refusal = await store.app.inject(`/api/products/suggest${query}`)
    expect([refusal.statusCode, refusal.json().message]).toEqual([
      400,
      'Please check the highlighted fields.',
    ])
  })
})
