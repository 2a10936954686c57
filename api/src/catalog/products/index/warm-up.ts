import { setImmediate as nextTurn } from 'node:timers/promises'
import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { answerQuery } from './answer-query.ts'
import type { ProductIndex } from './product-index.ts'

const tier = 'enduser'

/** A name with a letter of its longest word left out. */
function mistyped(name: string): string {
  const [longest = ''] = name.split(' ').toSorted((a, b) => b.length - a.length)
  return name.replace(longest, longest.slice(0, -2) + longest.slice(-1))
}

/** Searches of each kind: any order, typing mistakes, words left out, quantities, short and long model numbers. */
export function* typicalSearches(): Generator<string> {
  for (const [index, category] of categories.entries()) {
    const [brand, otherBrand] = [brands[index % brands.length], brands[(index + 1) % brands.length]]
    yield `${category} ${brand}`
    yield `${mistyped(category)} ${brand}`
    yield `10 x ${category} ${brand} ${otherBrand}`
    yield `${brand} 88a ${category}`
    yield `${category} ${brand} 2365 1tb`
  }
}

/**
 * Searches a loaded index until the engine has compiled most of what a search runs (half a second for 100,000 products).
 * Queries that arrive meanwhile wait for one search at most.
 */
export async function warmUp(index: ProductIndex, signal: AbortSignal): Promise<void> {
  for (const q of typicalSearches()) {
    await nextTurn()
    if (signal.aborted) return
    answerQuery(index, { kind: 'list', tier, query: { q } })
    answerQuery(index, { kind: 'suggestions', tier, q })
  }
}
