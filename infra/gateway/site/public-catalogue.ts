import { largestListLimit } from '@store/contract/rules/limits'
import {
  type Product,
  ProductListSchema,
  ProductSchema,
} from '@store/contract/schemas/catalog/catalog'
import { Value } from 'typebox/value'

/** The catalogue as anonymous visitors see it. */
export interface PublicCatalogue {
  /** @returns `null` when the product does not exist, `undefined` when the API does not respond in time */
  findProduct: (id: string) => Promise<Product | null | undefined>
  count: () => Promise<number>
  /** Ids of `count` products, starting at offset `from`. @throws Error when the API does not respond */
  ids: (from: number, count: number) => Promise<string[]>
}

/** Milliseconds for which a product is cached. */
const productMaxAgeMs = 30_000
const maxCachedProducts = 2_000

type CachedProduct = { product: Promise<Product | null | undefined>; expiresAt: number }

/** Milliseconds for which a list of ids is cached: reading it takes hundreds of requests, and crawlers come daily. */
const idsMaxAgeMs = 10 * 60_000

type CachedIds = { ids: Promise<string[]>; expiresAt: number }

/**
 * Reads the catalogue from the API and caches it; each product is read at most twice a minute.
 * @param options productMs: how long a page waits for its product; onFailure: called when the API does not respond in time
 */
export function createPublicCatalogue(
  apiUrl: string,
  { productMs, onFailure }: { productMs: number; onFailure: () => void },
): PublicCatalogue {
  const productCache = new Map<string, CachedProduct>()
  const idsCache = new Map<string, CachedIds>()
  return {
    findProduct: (id) => {
      const known = productCache.get(id)
      if (known && known.expiresAt > Date.now()) return known.product
      const product = readProduct(`${apiUrl}/api/products/${encodeURIComponent(id)}`, productMs)
      if (productCache.size >= maxCachedProducts) productCache.clear()
      productCache.set(id, { product, expiresAt: Date.now() + productMaxAgeMs })
      void product.then((found) => {
        // Do not cache a missing response.
        if (found !== undefined) return
        productCache.delete(id)
        onFailure()
      })
      return product
    },
    count: async () => Number((await readPage(apiUrl, 1, 1)).headers.get('x-total-count') ?? 0),
    ids: async (from, count) => {
      const part = `${from}+${count}`
      const known = idsCache.get(part)
      if (known && known.expiresAt > Date.now()) return known.ids
      const ids = readIds(apiUrl, from, count)
      idsCache.set(part, { ids, expiresAt: Date.now() + idsMaxAgeMs })
      ids.catch(() => {
        idsCache.delete(part)
        onFailure()
      })
      return ids
    },
  }
}

async function readIds(apiUrl: string, from: number, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = from; at < from + count; at += largestListLimit) {
    const response = await readPage(apiUrl, at / largestListLimit + 1, largestListLimit)
    const products: unknown = await response.json()
    if (!Value.Check(ProductListSchema, products))
      throw new Error('the API did not return a list of products')
    ids.push(...products.map(({ _id }) => _id))
    if (products.length < largestListLimit) break
  }
  return ids
}

async function readProduct(
  address: string,
  timeoutMs: number,
): Promise<Product | null | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) return null
    const product: unknown = await response.json()
    return response.ok && Value.Check(ProductSchema, product) ? product : undefined
  } catch {
    return undefined
  }
}

async function readPage(apiUrl: string, page: number, limit: number): Promise<Response> {
  const response = await fetch(`${apiUrl}/api/products?page=${page}&limit=${limit}`)
  if (!response.ok) throw new Error(`the list of products answered ${response.status}`)
  return response
}
