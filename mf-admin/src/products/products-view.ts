import { readPageParam, useUrlState } from '@store/ui'

/** Search and page of the products list and the edited product, all kept in the URL. */
export interface ProductsView {
  q: string
  /** From 1. */
  page: number
  /** Id of the product that is edited; empty for a new one. */
  edit: string
}

/** Parses a view from the query string; invalid values count as absent. */
export function readProductsView(params: URLSearchParams): ProductsView {
  return {
    q: params.get('q') ?? '',
    page: readPageParam(params),
    edit: params.get('edit') ?? '',
  }
}

/** Serializes a view to the query string; defaults are left out. */
export function writeProductsView({ q, page, edit }: ProductsView): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim() !== '') params.set('q', q.trim())
  if (page > 1) params.set('page', String(page))
  if (edit !== '') params.set('edit', edit)
  return params
}

/** The products view in the URL, and functions to change it. */
export function useProductsView() {
  const { view, change } = useUrlState({ read: readProductsView, write: writeProductsView })
  return {
    view,
    change,
    /** A new search resets the page to 1 (spec §5). */
    search: (q: string) => change({ q, page: 1 }, { replace: true }),
  }
}
