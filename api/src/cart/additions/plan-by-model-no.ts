import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type { ProductRecord } from '../../catalog/product.ts'
import { findLiveProductsByModelNo } from '../../catalog/product-query.ts'
import type { Database } from '../../database/database.ts'
import { type PlanAdditions, planAdditions, type RequestedLine } from './cart-plan.ts'

function groupByModelNo(products: readonly ProductRecord[]): Map<string, ProductRecord[]> {
  const groups = new Map<string, ProductRecord[]>()
  for (const product of products) {
    const key = product.modelNo.trim().toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}

/** The lines of a quick order with the products that have their model numbers, ignoring case; in one statement. */
export async function findRequestedLines(
  db: Database,
  lines: BulkAdd['lines'],
): Promise<RequestedLine[]> {
  const modelNos = lines.map(({ modelNo }) => modelNo.trim())
  const found = groupByModelNo(await findLiveProductsByModelNo(db, modelNos))
  return lines.map(({ modelNo, quantity }, index) => ({
    line: index + 1,
    quantity,
    products: found.get(modelNo.trim().toLowerCase()) ?? [],
  }))
}

/** Plans lines by model number, ignoring case. */
export async function planByModelNo(db: Database, lines: BulkAdd['lines']): Promise<PlanAdditions> {
  const requested = await findRequestedLines(db, lines)
  return (inCart) => planAdditions(requested, inCart)
}
