import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type { ProductRecord } from '../../catalog/product.ts'
import { findLiveProductsByModelNo } from '../../catalog/product-query.ts'
import type { Database } from '../../database/database.ts'
import { type PlanAdditions, planAdditions } from './cart-plan.ts'

function groupByModelNo(products: readonly ProductRecord[]): Map<string, ProductRecord[]> {
  const groups = new Map<string, ProductRecord[]>()
  for (const product of products) {
    const key = product.modelNo.trim().toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}

/** Plans lines by model number, ignoring case. */
export async function planByModelNo(db: Database, lines: BulkAdd['lines']): Promise<PlanAdditions> {
  const modelNos = lines.map(({ modelNo }) => modelNo.trim())
  const found = groupByModelNo(await findLiveProductsByModelNo(db, modelNos))
  const requested = lines.map(({ modelNo, quantity }, index) => ({
    line: index + 1,
    quantity,
    products: found.get(modelNo.trim().toLowerCase()) ?? [],
  }))
  return (inCart) => planAdditions(requested, inCart)
}
