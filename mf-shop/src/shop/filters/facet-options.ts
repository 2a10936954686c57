import type { Facets } from '@store/contract/schemas/catalog/catalog'
import { formatCount, type Option } from '@store/ui'

interface FacetChoice {
  /** The label of the option without a filter: "All brands". */
  all: string
  /** The value in the URL; empty without a filter. */
  chosen: string
  /** Names to offer until the counts are loaded. */
  names: readonly string[]
  counts: Facets['brands'] | undefined
}

/** The options of a selector with their counts; always include the chosen one. */
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

/** The value of the chosen option: a URL may contain a name in any case (api.md, Catalogue). */
export function chosenOption(options: readonly Option[], chosen: string): string {
  return options.find(({ value }) => isSameName(value, chosen))?.value ?? ''
}

function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
