import type { FacetQuery } from '@store/contract/schemas/catalog'
import { foldName, isPlain } from '../names.ts'
import type { Entry } from './entry.ts'

/** What a list is narrowed to, ready to compare. */
export interface Filter {
  brand: string | undefined
  category: string | undefined
  term: string | undefined
}

/** @returns undefined for names that only SQL can compare */
export function filterOf({ brand, category, q }: FacetQuery): Filter | undefined {
  if (!isPlain(brand ?? '') || !isPlain(category ?? '')) return undefined
  return {
    brand: brand ? foldName(brand) : undefined,
    category: category ? foldName(category) : undefined,
    term: q?.trim().toLowerCase() || undefined,
  }
}

export function matches(entry: Entry, { brand, category, term }: Filter): boolean {
  return (
    (brand === undefined || entry.brandKey === brand) &&
    (category === undefined || entry.categoryKey === category) &&
    (term === undefined || entry.searchText.includes(term))
  )
}
