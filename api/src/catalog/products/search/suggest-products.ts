import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Suggestion, Suggestions } from '@store/contract/schemas/catalog/search'
import type { ProductIndex } from '../index/product-index.ts'
import { productJson } from '../index/product-json.ts'
import type { ProductTable } from '../index/product-table.ts'
import { facetsOf } from '../reader/facets.ts'
import { mostSuggestions, suggestNames } from './suggestions.ts'

function readSuggestion(table: ProductTable, slot: number, tier: Tier): Suggestion {
  const product: Product = JSON.parse(
    Buffer.from(productJson(table, slot, { tier, details: {} })).toString(),
  )
  const { _id, name, brand, modelNo, pictures, stock, prices } = product
  return { _id, name, brand, modelNo, pictures, stock, prices }
}

/** Suggestions of the index, and what they depend on. */
export function suggestProducts(
  index: ProductIndex,
  { tier, term }: { tier: Tier; term: string },
): { suggestions: Suggestions; ids: number[]; isByWords: boolean } {
  const { table } = index
  const { slots, total, all, words } = index.suggest(term, tier, mostSuggestions)
  const found = Array.from(slots)
  const names = { brands: table.brands.count(all), categories: table.categories.count(all) }
  return {
    suggestions: {
      products: found.map((slot) => readSuggestion(table, slot, tier)),
      ...suggestNames(facetsOf({ ...names, countries: [], inStock: 0 }), term),
      total,
      ...words?.difference,
    },
    ids: found.map((slot) => table.id(slot)),
    isByWords: words !== undefined,
  }
}
