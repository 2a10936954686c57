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

/** The quantities of a file by product, and the model numbers that were never bought. */
export function matchFile(purchases: readonly Purchase[], { lines }: QuantityFile) {
  const keyOf = (modelNo: string) => modelNo.trim().toLowerCase()
  const idOf = new Map(purchases.map(({ modelNo, productId }) => [keyOf(modelNo), productId]))
  const typed = new Map<string, number>()
  const unknown: string[] = []
  for (const { modelNo, quantity } of lines) {
    const productId = idOf.get(keyOf(modelNo))
    if (productId === undefined) unknown.push(modelNo)
    else typed.set(productId, (typed.get(productId) ?? 0) + quantity)
  }
  return {
    typed: [...typed].map(([productId, quantity]) => [productId, String(quantity)] as const),
    unknown,
  }
}
