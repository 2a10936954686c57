import { useUrlState } from '@store/sdk/parts'
import { readPageParam } from '../page-param.ts'

/** Which products the superadmin looks at, and which one the form is for; all of it stands in the address. */
export interface ProductsView {
  q: string
  /** From 1. */
  page: number
  /** Id of the product that is edited; empty for a new one. */
  edit: string
}

/** Reads a view from an address; what makes no sense there counts as not said. */
export function readProductsView(params: URLSearchParams): ProductsView {
  return {
    q: params.get('q') ?? '',
    page: readPageParam(params),
    edit: params.get('edit') ?? '',
  }
}

/** Writes a view for an address; what is as always is left out. */
export function writeProductsView({ q, page, edit }: ProductsView): URLSearchParams {
  const params = new URLSearchParams()
  if (q.trim() !== '') params.set('q', q.trim())
  if (page > 1) params.set('page', String(page))
  if (edit !== '') params.set('edit', edit)
  return params
}

/** The view in the address bar, and the ways to change it. */
export function useProductsView() {
  const { view, change } = useUrlState({ read: readProductsView, write: writeProductsView })
  return {
    view,
    change,
    /** Another search starts at page 1 again (spec §5). */
    search: (q: string) => change({ q, page: 1 }, { replace: true }),
  }
}
