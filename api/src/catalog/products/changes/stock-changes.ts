import {
  caseById,
  type Database,
  executeStatement,
  placeholders,
  type Statement,
} from '../../../base/base.ts'
import { stockVersionBumpSql } from './product-version.ts'

/** Quantity of a product, by internal key. A list has each product once. */
export interface ProductQuantity {
  productId: number
  quantity: number
}

function quantityByProduct(quantities: readonly ProductQuantity[]) {
  return caseById(quantities.map(({ productId, quantity }) => [productId, quantity]))
}

function idsOf(quantities: readonly ProductQuantity[]): number[] {
  return quantities.map(({ productId }) => productId)
}

/**
 * Decrements the stock of all products in one statement; rows are locked in the order of their keys. Send it late in
 * the transaction, to keep the locks on popular products short. When it affects fewer rows than there are products,
 * one is short or deleted, and the transaction must be rolled back.
 */
export function decrementStockStatement(quantities: readonly ProductQuantity[]): Statement {
  const quantity = quantityByProduct(quantities)
  return {
    sql: `UPDATE products SET stock = stock - ${quantity.sql}, ${stockVersionBumpSql}
      WHERE id IN (${placeholders(quantities.length)}) AND deleted_at IS NULL AND stock >= ${quantity.sql}`,
    values: [...quantity.values, ...idsOf(quantities), ...quantity.values],
  }
}

/** Reads the stock of products, by internal key. */
export function selectStockStatement(productIds: readonly number[]): Statement {
  return {
    sql: `SELECT id, stock FROM products WHERE id IN (${placeholders(productIds.length)})`,
    values: productIds,
  }
}

/** Returns stock, also of deleted products: they may be restored. */
export async function returnStock(
  trx: Database,
  quantities: readonly ProductQuantity[],
): Promise<void> {
  if (quantities.length === 0) return
  const returned = quantityByProduct(quantities)
  await executeStatement(trx, {
    sql: `UPDATE products SET stock = stock + ${returned.sql}, ${stockVersionBumpSql}
      WHERE id IN (${placeholders(quantities.length)})`,
    values: [...returned.values, ...idsOf(quantities)],
  })
}
