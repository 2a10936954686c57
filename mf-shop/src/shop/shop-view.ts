import { shopPageSize } from '@store/contract/rules/limits'
import type { ProductQuery } from '@store/contract/schemas/catalog/catalog'
import { readPageParam } from '@store/ui'

/** Filters, sorting and page of the shop, all kept in the URL so that a view can be shared and bookmarked. */
export interface ShopView {
  brand: string
  category: string
  q: string
  sort: NonNullable<ProductQuery['sort']>
  /** From 1. */
  page: number
}

/** The whole catalogue, cheapest first (spec §9). */
export const defaultShopView: ShopView = {
  brand: '',
  category: '',
  q: '',
  sort: 'lowToHigh',
  page: 1,
}

/** Parses a view from the query string; invalid values count as absent. */
export function readShopView(params: URLSearchParams): ShopView {
  return {
    brand: params.get('brand') ?? '',
    category: params.get('category') ?? '',
    q: params.get('q') ?? '',
    sort: params.get('sort') === 'highToLow' ? 'highToLow' : 'lowToHigh',
    page: readPageParam(params),
  }
}

/** The products query of a view. */
export function productsQueryOf(view: ShopView) {
  return { ...view, limit: shopPageSize }
}

/** The facets query of a view: product counts by brand and category. */
export function facetsQueryOf({ brand, category, q }: ShopView) {
  return { brand, category, q }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeShopView(view: ShopView): URLSearchParams {
  const params = new URLSearchParams()
  if (view.category !== '') params.set('category', view.category)
  if (view.brand !== '') params.set('brand', view.brand)
  if (view.q.trim() !== '') params.set('q', view.q.trim())
  if (view.sort !== defaultShopView.sort) params.set('sort', view.sort)
  if (view.page > 1) params.set('page', String(view.page))
  return params
}

/** True when there is nothing for Clear Filters to clear. */
export function isDefaultShopView(view: ShopView): boolean {
  return writeShopView({ ...view, page: 1 }).size === 0
}
