import {
  type MissingKind,
  missingKinds,
} from '@store/contract/rules/catalog/declarations/missing-declarations'
import {
  type ManagedSort,
  managedSorts,
} from '@store/contract/rules/catalog/managed/managed-products'
import type { ManagedFacetQuery } from '@store/contract/schemas/catalog/managed-products'
import { readPageParam, useUrlState } from '@store/ui'

/** Search, filters, order and page of the products list and the edited product, all kept in the URL. */
export interface ProductsView {
  q: string
  /** Empty for all. */
  brand: string
  category: string
  lowStock: boolean
  noPicture: boolean
  noHsn: boolean
  taxToCorrect: boolean
  /** The declaration that the listed products lack; undefined for all products. */
  missing: MissingKind | undefined
  sort: ManagedSort
  direction: 'asc' | 'desc'
  /** From 1. */
  page: number
  /** Id of the product that is edited; empty for a new one. */
  edit: string
}

const noFilters = {
  q: '',
  brand: '',
  category: '',
  lowStock: false,
  noPicture: false,
  noHsn: false,
  taxToCorrect: false,
  missing: undefined,
} as const

/** The filters that are on or off, by their names in the URL. */
export const switches = ['lowStock', 'noPicture', 'noHsn', 'taxToCorrect'] as const

/** Parses a view from the query string; invalid values count as absent. */
export function readProductsView(params: URLSearchParams): ProductsView {
  const isOn = (name: string) => params.get(name) === 'true'
  const sort = params.get('sort')
  const missing = params.get('missing')
  return {
    q: params.get('q') ?? '',
    brand: params.get('brand') ?? '',
    category: params.get('category') ?? '',
    lowStock: isOn('lowStock'),
    noPicture: isOn('noPicture'),
    noHsn: isOn('noHsn'),
    taxToCorrect: isOn('taxToCorrect'),
    missing: missingKinds.find((known) => known === missing),
    sort: managedSorts.find((known) => known === sort) ?? 'price',
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: readPageParam(params),
    edit: params.get('edit') ?? '',
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeProductsView(view: ProductsView): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of ['q', 'brand', 'category'] as const) {
    if (view[name].trim() !== '') params.set(name, view[name].trim())
  }
  for (const name of switches) if (view[name]) params.set(name, 'true')
  if (view.missing !== undefined) params.set('missing', view.missing)
  if (view.sort !== 'price') params.set('sort', view.sort)
  if (view.direction === 'desc') params.set('direction', view.direction)
  if (view.page > 1) params.set('page', String(view.page))
  if (view.edit !== '') params.set('edit', view.edit)
  return params
}

/** The filters for the API; those that are off are left out. */
export function filtersOf(view: ProductsView): ManagedFacetQuery {
  const { q, brand, category, missing } = view
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(brand !== '' && { brand: [brand] }),
    ...(category !== '' && { category: [category] }),
    ...(missing !== undefined && { missing }),
    ...Object.fromEntries(switches.filter((name) => view[name]).map((name) => [name, true])),
  }
}

/** True when a search or a filter leaves products out. */
export function isFiltered(view: ProductsView): boolean {
  return Object.keys(filtersOf(view)).length > 0
}

/** The products view in the URL, and functions to change it. */
export function useProductsView() {
  const { view, change } = useUrlState({ read: readProductsView, write: writeProductsView })
  return {
    view,
    change,
    /** A new search resets the page to 1 (desks 1.7). */
    search: (q: string) => change({ q, page: 1 }, { replace: true }),
    /** So does a filter or another order. */
    filter: (part: Partial<ProductsView>) => change({ ...part, page: 1 }),
    clear: () => change({ ...noFilters, page: 1 }),
    /** Sorts by a column; by the column it is sorted by already, the other way round. */
    sortBy: (sort: ManagedSort) => {
      const isSame = view.sort === sort
      change({ sort, direction: isSame && view.direction === 'asc' ? 'desc' : 'asc', page: 1 })
    },
  }
}
