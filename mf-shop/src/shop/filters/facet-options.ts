import type { Facets } from '@store/contract/schemas/catalog/catalog'
import { formatCount, type Option } from '@store/ui'

interface FacetChoice {
  /** The choice of everything: "All brands". */
  all: string
  /** What the address asks for; empty for everything. */
  chosen: string
  /** Names to offer until the counts are there. */
  names: readonly string[]
  counts: Facets['brands'] | undefined
}

/** The choices of a selector with their counts, the chosen one always among them. */
export function facetOptions({ all, chosen, names, counts }: FacetChoice): Option[] {
  const offered = counts?.map(({ name, count }) => ({
    value: name,
    label: `${name} (${formatCount(count)})`,
  }))
  const options = offered ?? names.map((name) => ({ value: name, label: name }))
  const isOffered = options.some(({ value }) => isSameName(value, chosen))
  if (chosen !== '' && !isOffered) {
    options.unshift({ value: chosen, label: counts ? `${chosen} (0)` : chosen })
  }
  return [{ value: '', label: all }, ...options]
}

/** The value of the chosen option: the address may write a name in any case (api.md, Catalogue). */
export function chosenOption(options: readonly Option[], chosen: string): string {
  return options.find(({ value }) => isSameName(value, chosen))?.value ?? ''
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
