import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { answerQuery } from './answer-query.ts'
import type { ProductIndex } from './product-index.ts'

/** Searches of each kind: words in any order, a typing mistake, a word left out, short and long model numbers. */
function* typicalSearches(): Generator<string> {
  for (const [index, category] of categories.entries()) {
    const [brand, otherBrand] = [brands[index % brands.length], brands[(index + 1) % brands.length]]
    yield `${category} ${brand}`
    yield `${category.slice(0, 3)}${category.slice(4)} ${brand}`
    yield `${category} ${brand} ${otherBrand}`
    yield `${brand} 88a ${category}`
    yield `${category} ${brand} 2365 1tb`
  }
}

/**
 * Searches a loaded index until the engine has compiled what a search runs (half a second for 100,000 products): else
 * the first buyers after a start would wait three times as long.
 */
export function warmUp(index: ProductIndex): void {
  for (const q of typicalSearches())
    answerQuery(index, { kind: 'list', tier: 'enduser', query: { q } })
}
