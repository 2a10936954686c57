import type { Tier } from '@store/contract/rules/accounts/roles'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Suggestions } from '@store/contract/schemas/catalog/search'
import type { NearModel } from '@store/contract/schemas/orders/cart-preview'
import type { CatalogCache } from '../cache/catalog-cache.ts'
import type { CatalogReader } from '../reader/catalog-reader.ts'

/** Products offered for one model number. */
const mostNearModels = 3
/** The shortest beginning of a model number that is searched. */
const shortestTerm = 3
/** Characters at the end that are left out one after the other. */
const mostLeftOut = 3

/** Finds products for model numbers that no product has. */
export interface NearModels {
  /**
   * @param modelNos as typed
   * @returns products by model number; of those without any, nothing
   */
  find(modelNos: readonly string[], tier: Tier): Promise<Map<string, NearModel[]>>
}

/** Without the index each search reads the whole catalogue, so only this many numbers are searched for. */
const mostBySql = 3
/** With the index. */
const mostByIndex = 25

/** The number itself, then without its last characters: those of another colour, region or box. */
function termsOf(modelNo: string): string[] {
  const typed = modelNo.trim()
  const ends = Array.from({ length: mostLeftOut + 1 }, (_, leftOut) => typed.length - leftOut)
  return ends.filter((end) => end >= shortestTerm).map((end) => typed.slice(0, end))
}

/**
 * Searches as the search field does: parts of words first, then words, then typing mistakes.
 * @param cache without it, or while it is behind, SQL searches by substring
 */
export function createNearModels(
  catalog: CatalogReader,
  cache: CatalogCache | undefined,
): NearModels {
  async function searchIndex(q: string, tier: Tier): Promise<NearModel[] | undefined> {
    const response = await cache?.fetch(`${tier} near ${q}`, { kind: 'suggestions', tier, q })
    if (!response) return undefined
    const { products }: Suggestions = JSON.parse(response.body.toString())
    return products.map(({ _id, name, modelNo, stock, prices }) => ({
      _id,
      name,
      modelNo,
      stock,
      price: prices[tier] ?? 0,
    }))
  }

  async function searchSql(q: string, tier: Tier): Promise<NearModel[]> {
    const { products } = await catalog.list({ q, limit: mostNearModels }, tier)
    return products.map(({ publicId, name, modelNo, stock, pricesPaise }) => ({
      _id: publicId,
      name,
      modelNo,
      stock,
      price: rupeesFromPaise(pricesPaise[tier]),
    }))
  }

  async function findFor(modelNo: string, tier: Tier): Promise<NearModel[]> {
    for (const term of termsOf(modelNo)) {
      const found = (await searchIndex(term, tier)) ?? (await searchSql(term, tier))
      const named = found.filter((product) => product.modelNo !== '')
      if (named.length > 0) return named.slice(0, mostNearModels)
    }
    return []
  }

  return {
    async find(modelNos, tier) {
      const most = cache?.isFresh ? mostByIndex : mostBySql
      const searched = [...new Set(modelNos)].slice(0, most)
      const found = new Map<string, NearModel[]>()
      for (const modelNo of searched) found.set(modelNo, await findFor(modelNo, tier))
      return found
    },
  }
}
