import type { Tier } from '@store/contract/rules/accounts/roles'
import { fieldError } from '@store/contract/rules/field-errors'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { mostListedProducts } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import type { FacetQuery } from '@store/contract/schemas/catalog/catalog'
import {
  type Clock,
  createThrottle,
  type Database,
  HttpError,
  type ThrottleStore,
} from '../../base/base.ts'
import { type SettingsReader, sellerFactsOf } from '../../support/support.ts'
import type { CatalogCache } from '../products/cache/catalog-cache.ts'
import type { ProductRecord } from '../products/product.ts'
import { findLiveProducts } from '../products/product-query.ts'
import type { CatalogReader } from '../products/reader/catalog-reader.ts'
import { compareListed, listedProductOf, type PriceList } from './price-list.ts'

/** Products of a page of the index. */
const pageSize = 500

/** Price lists of a caller in an hour. */
const mostListsPerHour = 30

/** Whose prices are asked for, of which products, and by whom. */
export interface PriceListRequest {
  tier: Tier
  query: FacetQuery
  /** Whose lists are counted: an account, or the network of a visitor. */
  caller: string
}

/**
 * Reads a price list of what the shop shows with these filters.
 * @throws HttpError (400) of more products than a list has; TooManyRequestsError (429)
 */
export type ReadPriceList = (request: PriceListRequest) => Promise<PriceList>

function tooLongError(): HttpError {
  return new HttpError(fieldError('brand', messages.listing.priceListTooLong))
}

/** The filters in words, as the head of a list has them. */
function wordsOf(query: FacetQuery): string[] {
  const { brand = [], category = [], countryOfOrigin = [], q, inStock } = query
  const { minPrice, maxPrice } = query
  const names = [brand, category].filter((list) => list.length > 0)
  return [
    ...names.map((list) => list.join(', ')),
    ...(countryOfOrigin.length > 0 ? [`made in ${countryOfOrigin.join(', ')}`] : []),
    ...(q?.trim() ? [`“${q.trim()}”`] : []),
    ...(inStock ? ['in stock'] : []),
    ...(minPrice === undefined ? [] : [`from ₹${minPrice.toLocaleString('en-IN')}`]),
    ...(maxPrice === undefined ? [] : [`up to ₹${maxPrice.toLocaleString('en-IN')}`]),
  ]
}

export function createPriceLists({
  db,
  catalog,
  cache,
  clock,
  settings,
  throttleStore,
}: {
  /** For reports. */
  db: Database
  /** On the same database. */
  catalog: Pick<CatalogReader, 'list'>
  /** Finds by words, as the shop does; without it, or while it is behind, SQL searches by substring. */
  cache: CatalogCache | undefined
  clock: Clock
  settings: Pick<SettingsReader, 'read'>
  throttleStore: ThrottleStore
}): ReadPriceList {
  const throttle = createThrottle(throttleStore, {
    ...{ name: 'price-list', max: mostListsPerHour, seconds: 3_600 },
  })

  /** The ids of what the index finds; undefined when SQL has to search. */
  async function searchIndex(tier: Tier, query: FacetQuery): Promise<string[] | undefined> {
    const ids = new Set<string>()
    for (let page = 1; ; page += 1) {
      const asked = { ...query, page, limit: pageSize }
      const key = `${tier} price-list ${JSON.stringify(asked)}`
      const answer = await cache?.fetch(key, { kind: 'list', tier, query: asked })
      if (!answer) return undefined
      const { total = 0 } = answer
      if (total > mostListedProducts) throw tooLongError()
      const products: { _id: string }[] = JSON.parse(answer.body.toString())
      for (const { _id } of products) ids.add(_id)
      if (page * pageSize >= total) return [...ids]
    }
  }

  async function findProducts(tier: Tier, query: FacetQuery): Promise<ProductRecord[]> {
    const ids = query.q?.trim() ? await searchIndex(tier, query) : undefined
    if (ids) return findLiveProducts(db, ids)
    const { products, total } = await catalog.list({ ...query, limit: mostListedProducts }, tier)
    if (total > mostListedProducts) throw tooLongError()
    return products
  }

  return async ({ tier, query, caller }) => {
    await throttle.count(caller)
    const day = indiaDayOf(clock.now())
    const products = await findProducts(tier, query)
    return {
      day,
      tier,
      filters: wordsOf(query),
      seller: sellerFactsOf(await settings.read(), day),
      products: products.map((product) => listedProductOf(product, tier)).toSorted(compareListed),
    }
  }
}
