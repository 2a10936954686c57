import type { FacetQuery } from '@store/contract/schemas/catalog/catalog'
import { foldName, isPlain } from '../names.ts'

/** Normalised filters of a list. */
export interface Filter {
  brand: string | undefined
  category: string | undefined
  term: string | undefined
}

/** The search keys of a product. */
export interface SearchKeys {
  /** Brand and category as filters compare them. */
  brandKey: string
  categoryKey: string
  searchText: string
}

/** Normalises the filters. @returns undefined for names that only SQL can compare */
export function filterOf({ brand, category, q }: FacetQuery): Filter | undefined {
  if (!isPlain(brand ?? '') || !isPlain(category ?? '')) return undefined
  return {
    brand: brand ? foldName(brand) : undefined,
    category: category ? foldName(category) : undefined,
    term: q?.trim().toLowerCase() || undefined,
  }
}

export function matches(found: SearchKeys, { brand, category, term }: Filter): boolean {
  return (
    (brand === undefined || found.brandKey === brand) &&
    (category === undefined || found.categoryKey === category) &&
    (term === undefined || found.searchText.includes(term))
  )
}
