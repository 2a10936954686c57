import { createHash } from 'node:crypto'
import { defaultListLimit } from '@store/contract/rules/limits'
import { facetsOf } from '../reader/facets.ts'
import { suggestProducts } from '../search/suggest-products.ts'
import type { CatalogQuery, SerializedResponse } from './catalog-operations.ts'
import type { CacheDependency } from './dependency-registry.ts'
import { type Filter, filterOf, noFilter } from './filter.ts'
import type { ProductIndex } from './product-index.ts'
import { listJson, productJson } from './product-json.ts'
import type { StoredDetails } from './read-changes.ts'

/** A response and what it depends on. */
export interface Answer {
  response: SerializedResponse
  dependency: CacheDependency
}

/** Adds the ETag that the HTTP server would compute for the same bytes. */
function responseOf(bytes: Uint8Array<ArrayBuffer>): SerializedResponse {
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64')}"` }
}

/**
 * The filter whose changes make a list stale. An empty list also depends on products outside its other filters: when
 * none of them contains the term any more, it is searched by words.
 */
function dependencyOf(filter: Filter, total: number): Filter {
  return total > 0 || filter.term === undefined ? filter : { ...noFilter, term: filter.term }
}

function answerList(
  index: ProductIndex,
  { tier, query }: Extract<CatalogQuery, { kind: 'list' }>,
): Answer | undefined {
  const { page = 1, limit = defaultListLimit, sort = 'bestMatch' } = query
  const filter = filterOf(query, tier)
  if (!filter) return undefined
  const offset = (page - 1) * limit
  const { table } = index
  const { slots, total, words } = index.cut({ filter, tier, sort, offset, limit })
  const ids = Array.from(slots, (slot) => table.id(slot))
  return {
    response: {
      ...responseOf(listJson(table, slots, tier)),
      total,
      ...(words?.difference && { difference: words.difference }),
    },
    dependency: { ids, list: dependencyOf(filter, total), isByWords: words !== undefined },
  }
}

function answerFacets(
  index: ProductIndex,
  { tier, query }: Extract<CatalogQuery, { kind: 'facets' }>,
): Answer | undefined {
  const filter = filterOf(query, tier)
  if (!filter) return undefined
  const { table } = index
  const all = index.slotsOf(filter)
  const without = (part: keyof Filter) =>
    filter[part] === undefined ? all : index.slotsOf({ ...filter, [part]: undefined })
  const priceRange = table.priceRange(without('price'), tier)
  const facets = facetsOf({
    brands: table.brands.count(without('brands')),
    categories: table.categories.count(without('categories')),
    countries: table.countries.count(without('countries')).filter(({ name }) => name !== ''),
    inStock: table.countInStock(all),
    ...(priceRange && { priceRange }),
  })
  return {
    response: responseOf(new TextEncoder().encode(JSON.stringify(facets))),
    // Each facet leaves out another filter, so only the term restricts all of them.
    dependency: {
      ids: [],
      list: { ...noFilter, term: filter.term },
      isByWords: index.isByWords(filter),
    },
  }
}

function answerProduct(
  index: ProductIndex,
  { tier, publicId }: Extract<CatalogQuery, { kind: 'product' }>,
  stored: StoredDetails | undefined,
): Answer | undefined {
  const { table } = index
  const slot = table.findPublicId(publicId)
  if (slot === undefined || stored === undefined) return undefined
  // Read at another moment than the index: together they would be a product that never was.
  if (stored.contentVersion !== table.contentVersion(slot)) return undefined
  return {
    response: responseOf(productJson(table, slot, { tier, details: stored.details })),
    dependency: { ids: [table.id(slot)] },
  }
}

function answerSuggestions(
  index: ProductIndex,
  { tier, q }: Extract<CatalogQuery, { kind: 'suggestions' }>,
): Answer | undefined {
  const term = filterOf({ q }, tier)?.term
  if (term === undefined) return undefined
  const { suggestions, ids, isByWords } = suggestProducts(index, { tier, term })
  return {
    response: responseOf(new TextEncoder().encode(JSON.stringify(suggestions))),
    dependency: { ids, list: { ...noFilter, term }, isByWords },
  }
}

/**
 * Answers exactly as the SQL reader would, byte for byte, what it finds by substring; SQL finds nothing by words.
 * @param stored of a query for one product: what the index does not have of it
 * @returns undefined for queries that only SQL can answer
 */
export function answerQuery(
  index: ProductIndex,
  query: CatalogQuery,
  stored?: StoredDetails,
): Answer | undefined {
  if (query.kind === 'product') return answerProduct(index, query, stored)
  if (!index.table.isComparable) return undefined
  if (query.kind === 'suggestions') return answerSuggestions(index, query)
  return query.kind === 'list' ? answerList(index, query) : answerFacets(index, query)
}
