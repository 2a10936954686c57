import { foldSearchText } from '@store/contract/rules/catalog/product-search-text'
import type { Purchase } from '@store/contract/schemas/orders/purchases'

/** True when each word of a filter is in the row's texts, compared as everywhere in the catalogue. */
export function matchesFilter(purchase: Purchase, filter: string): boolean {
  const { name, brand, category, modelNo } = purchase
  const text = foldSearchText([name, brand, category, modelNo].join('\n'))
  return foldSearchText(filter)
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
