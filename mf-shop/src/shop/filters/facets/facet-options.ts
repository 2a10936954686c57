import type { Facets } from '@store/contract/schemas/catalog/catalog'

/** Choices of a facet that are shown before `Show all`. */
export const shownNames = 6

/** A name that can be chosen, and the number of products it would add. */
export interface FacetOption {
  name: string
  count: number
  isChosen: boolean
}

/** The choices of a facet in the order of its counts; names that are chosen but match nothing come first. */
export function facetOptions(counts: Facets['brands'], chosen: readonly string[]): FacetOption[] {
  const unmatched = chosen.filter((name) => !counts.some((count) => isSameName(count.name, name)))
  return [
    ...unmatched.map((name) => ({ name, count: 0, isChosen: true })),
    ...counts.map(({ name, count }) => ({ name, count, isChosen: includesName(chosen, name) })),
  ]
}

/** Adds a name, or removes it. A URL may contain it in any case (base 2.5). */
export function toggleName(names: readonly string[], name: string): string[] {
  if (!includesName(names, name)) return [...names, name]
  return names.filter((other) => !isSameName(other, name))
}

function includesName(names: readonly string[], name: string): boolean {
  return names.some((other) => isSameName(other, name))
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
