import type { FoundProduct } from '@store/contract/schemas/admin-search'
import type { Suggestions } from '@store/contract/schemas/catalog/search'
import type { CatalogCache } from '../cache/catalog-cache.ts'
import type { CatalogReader } from '../reader/catalog-reader.ts'

/**
 * Finds products by name, brand or model number, best first. Products for other words than the typed ones are left out.
 * @param limit at most six
 */
export type FindProducts = (q: string, limit: number) => Promise<FoundProduct[]>

/** Any tier: all see the same products. */
const tier = 'enduser'

/** @param cache without it, or while it is behind, SQL searches by substring */
export function createProductFinder(
  catalog: CatalogReader,
  cache: CatalogCache | undefined,
): FindProducts {
  async function searchIndex(q: string): Promise<FoundProduct[] | undefined> {
    const response = await cache?.fetch(`${tier} find ${q}`, { kind: 'suggestions', tier, q })
    if (!response) return undefined
    const { products, match }: Suggestions = JSON.parse(response.body.toString())
    if (match) return []
    return products.map(({ _id, name, brand, modelNo, stock }) => ({
      _id,
      name,
      brand,
      modelNo,
      stock,
    }))
  }

  async function searchSql(q: string, limit: number): Promise<FoundProduct[]> {
    const { products } = await catalog.list({ q, limit }, tier)
    return products.map(({ publicId: _id, name, brand, modelNo, stock }) => ({
      _id,
      name,
      brand,
      modelNo,
      stock,
    }))
  }

  return async (typed, limit) => {
    const q = typed.trim()
    if (q === '') return []
    return ((await searchIndex(q)) ?? (await searchSql(q, limit))).slice(0, limit)
  }
}
