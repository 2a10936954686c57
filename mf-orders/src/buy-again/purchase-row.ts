import type { Purchase } from '@store/contract/schemas/orders/purchases'

/** True when each word of a filter is in the row's texts, in any case. */
export function matchesFilter(purchase: Purchase, filter: string): boolean {
  const { name, brand, category, modelNo } = purchase
  const text = [name, brand, category, modelNo].join('\n').toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
