import { shopPageSize } from '@store/contract/rules/limits'
import type { ProductQuery } from '@store/contract/schemas/catalog'

/** What the shop shows: all of it stands in the address, so that it can be shared and come back to. */
export interface ShopView {
  brand: string
  category: string
  q: string
  sort: NonNullable<ProductQuery['sort']>
  /** From 1. */
  page: number
}

/** The whole catalogue, the cheapest first (spec §9). */
export const defaultShopView: ShopView = {
  brand: '',
  category: '',
  q: '',
  sort: 'lowToHigh',
  page: 1,
}

/** Reads a view from an address; what makes no sense there counts as not said. */
export function readShopView(params: URLSearchParams): ShopView {
  const page = Number(params.get('page'))
  return {
    brand: params.get('brand') ?? '',
    category: params.get('category') ?? '',
    q: params.get('q') ?? '',
    sort: params.get('sort') === 'highToLow' ? 'highToLow' : 'lowToHigh',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The products a view asks for. */
export function productsQueryOf(view: ShopView) {
  return { ...view, limit: shopPageSize }
}

/** What is counted beside them: how many there are of each brand and category. */
export function facetsQueryOf({ brand, category, q }: ShopView) {
  return { brand, category, q }
}

/** Writes a view for an address; what is as always is left out. */
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
