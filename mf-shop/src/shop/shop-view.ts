import { shopPageSize } from '@store/contract/rules/limits'
import type { FacetQuery, ProductQuery } from '@store/contract/schemas/catalog/catalog'
import { readPageParam } from '@store/ui'

const orders = ['lowToHigh', 'highToLow', 'countryOfOrigin'] as const

/** Filters, sorting and page of the shop, all kept in the URL so that a view can be shared and bookmarked. */
export interface ShopView {
  /** Any of these brands, categories and countries; all without one. */
  brand: string[]
  category: string[]
  countryOfOrigin: string[]
  q: string
  inStock: boolean
  /** Whole rupees of the tier's price. */
  minPrice: number | undefined
  maxPrice: number | undefined
  /** Undefined for the order that the server takes: by best match with words, cheapest first without. */
  sort: (typeof orders)[number] | undefined
  /** From 1. */
  page: number
}

/** The whole catalogue in the order of the server, cheapest first (catalog 3.1). */
export const defaultShopView: ShopView = {
  brand: [],
  category: [],
  countryOfOrigin: [],
  q: '',
  inStock: false,
  minPrice: undefined,
  maxPrice: undefined,
  sort: undefined,
  page: 1,
}

/** Parses a view from the query string; invalid values count as absent. */
export function readShopView(params: URLSearchParams): ShopView {
  return {
    brand: readNames(params.getAll('brand')),
    category: readNames(params.getAll('category')),
    countryOfOrigin: readNames(params.getAll('countryOfOrigin')),
    q: params.get('q') ?? '',
    inStock: params.get('inStock') === 'true',
    minPrice: readRupees(params.get('minPrice')),
    maxPrice: readRupees(params.get('maxPrice')),
    sort: orders.find((order) => order === params.get('sort')),
    page: readPageParam(params),
  }
}

function readNames(names: readonly string[]): string[] {
  return names.flatMap((name) => name.trim() || [])
}

/**
 * Parses whole rupees, as the API takes them.
 * @returns undefined for anything else
 */
export function readRupees(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** The facets query of a view. */
export function facetsQueryOf(view: ShopView): FacetQuery {
  const { brand, category, countryOfOrigin, q, inStock, minPrice, maxPrice } = view
  return {
    brand,
    category,
    countryOfOrigin,
    q,
    ...(inStock && { inStock }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  }
}

/** The products query of a view. */
export function productsQueryOf(view: ShopView): ProductQuery & { page: number } {
  const { sort, page } = view
  return { ...facetsQueryOf(view), ...(sort && { sort }), page, limit: shopPageSize }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeShopView(view: ShopView): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of view.category) params.append('category', name)
  for (const name of view.brand) params.append('brand', name)
  for (const name of view.countryOfOrigin) params.append('countryOfOrigin', name)
  if (view.q.trim() !== '') params.set('q', view.q.trim())
  if (view.inStock) params.set('inStock', 'true')
  if (view.minPrice !== undefined) params.set('minPrice', String(view.minPrice))
  if (view.maxPrice !== undefined) params.set('maxPrice', String(view.maxPrice))
  if (view.sort !== undefined) params.set('sort', view.sort)
  if (view.page > 1) params.set('page', String(view.page))
  return params
}

/** True when there is nothing for Clear Filters to clear. */
export function isDefaultShopView(view: ShopView): boolean {
  return writeShopView({ ...view, page: 1 }).size === 0
}
