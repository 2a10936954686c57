import { type Audience, priceTierOf } from '@store/contract/rules/accounts/roles'
import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import type { Facets } from '@store/contract/schemas/catalog/catalog'
import type { Suggestion, Suggestions } from '@store/contract/schemas/catalog/search'
import type { ProductRecord } from '../product.ts'
import { presentImages, presentPrices } from '../product-presenter.ts'
import type { CatalogReader } from '../reader/catalog-reader.ts'
import type { FacetCount } from '../reader/facets.ts'

/** Suggested products. */
export const mostSuggestions = 6
/** Suggested categories, and as many brands. */
const mostNames = 4

function presentSuggestion(product: ProductRecord, audience: Audience): Suggestion {
  return {
    _id: product.publicId,
    name: product.name,
    brand: product.brand,
    modelNo: product.modelNo,
    pictures: presentImages(product.images).pictures,
    stock: product.stock,
    prices: presentPrices(product, audience),
  }
}

/** The categories and brands to suggest: those whose name begins with the term, then those with most products. */
export function suggestNames(
  { brands, categories }: Facets,
  term: string,
): Pick<Suggestions, 'brands' | 'categories'> {
  const isNamed = ({ name }: FacetCount) => foldSearchText(name).startsWith(term)
  const pick = (names: FacetCount[]) =>
    names
      .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.count - a.count)
      .slice(0, mostNames)
  return { categories: pick(categories), brands: pick(brands) }
}

/** Suggestions by substring, for when the index has no answer. */
export async function suggestBySql(
  catalog: CatalogReader,
  q: string,
  audience: Audience,
): Promise<Suggestions> {
  const tier = priceTierOf(audience)
  const [{ products, total }, facets] = await Promise.all([
    catalog.list({ q, limit: mostSuggestions }, tier),
    catalog.countFacets({ q }, tier),
  ])
  return {
    products: products.map((product) => presentSuggestion(product, audience)),
    ...suggestNames(facets, foldSearchText(q).trim()),
    total,
  }
}
