import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type { Database } from '../../../base/base.ts'
import { type PlanAdditions, planAdditions, type RequestedLine } from './cart-plan.ts'
import { findRequestedProducts } from './requested-products.ts'

/** The lines of a quick order with the products that they name, by id or by model number, ignoring case. */
export async function findRequestedLines(
  db: Database,
  lines: BulkAdd['lines'],
): Promise<RequestedLine[]> {
  const products = await findRequestedProducts(db, lines)
  return lines.map(({ quantity }, index) => ({
    line: index + 1,
    quantity,
    products: products[index] ?? [],
  }))
}

/** Plans lines by product id or model number. */
export async function planByModelNo(db: Database, lines: BulkAdd['lines']): Promise<PlanAdditions> {
  const requested = await findRequestedLines(db, lines)
  return (inCart) => planAdditions(requested, inCart)
}
