import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import type { Facets } from '@store/contract/schemas/catalog/catalog'
import { foldName } from './names.ts'

/** A name and its number of products. */
export interface FacetCount {
  name: string
  count: number
}

/** Facets in the order and spelling of the list, then other names in alphabetical order. */
function inListOrder(counts: FacetCount[], list: readonly string[]): FacetCount[] {
  const positionOf = (name: string) => {
    const key = foldName(name)
    const index = list.findIndex((listed) => foldName(listed) === key)
    return index === -1 ? list.length : index
  }
  return counts
    .map(({ name, count }) => ({ name: list[positionOf(name)] ?? name, count }))
    .sort((a, b) => positionOf(a.name) - positionOf(b.name) || a.name.localeCompare(b.name))
}

/** Facets for screens (catalog 3.3). */
export function facetsOf(counts: Facets): Facets {
  return {
    ...counts,
    brands: inListOrder(counts.brands, brands),
    categories: inListOrder(counts.categories, categories),
    countries: counts.countries.sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}
