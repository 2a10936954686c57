import { modelKeyOf } from '@store/contract/rules/orders/written-lines/model-key'
import type { Purchase, QuantityFile } from '@store/contract/schemas/orders/purchases'

/** True when each word of a filter is in the row's texts, in any case. */
export function matchesFilter(purchase: Purchase, filter: string): boolean {
  const { name, brand, category, modelNo } = purchase
  const text = [name, brand, category, modelNo].join('\n').toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The products by the key of their model number; undefined for one that two of them have. */
function productsByKey(purchases: readonly Purchase[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  for (const { modelNo, productId } of purchases) {
    const key = modelKeyOf(modelNo)
    const isTaken = found.has(key) && found.get(key) !== productId
    found.set(key, isTaken ? undefined : productId)
  }
  return found
}

/** The quantities of a file by product, and the model numbers that were never bought, or that mean several products. */
export function matchFile(purchases: readonly Purchase[], { lines }: QuantityFile) {
  const idOf = productsByKey(purchases)
  const typed = new Map<string, number>()
  const unknown: string[] = []
  for (const { modelNo, quantity } of lines) {
    const productId = idOf.get(modelKeyOf(modelNo))
    if (productId === undefined) unknown.push(modelNo)
    else typed.set(productId, (typed.get(productId) ?? 0) + quantity)
  }
  return {
    typed: [...typed].map(([productId, quantity]) => [productId, String(quantity)] as const),
    unknown,
  }
}
