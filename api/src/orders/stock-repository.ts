import { stockStamp } from '../catalog/product-stamp.ts'
import { caseById } from '../database/case-by-id.ts'
import type { Database } from '../database/database.ts'
import { executeStatement, placeholders, type Statement } from '../database/statement.ts'

/** Pieces of a product, by its internal key; each product once. */
export interface ProductQuantity {
  productId: number
  quantity: number
}

function quantityByProduct(pieces: readonly ProductQuantity[]) {
  return caseById(pieces.map(({ productId, quantity }) => [productId, quantity]))
}

function idsOf(pieces: readonly ProductQuantity[]): number[] {
  return pieces.map(({ productId }) => productId)
}

/**
 * Takes stock of all products in one guarded statement; rows are locked in the order of their key. Belongs
 * late into its transaction, so that a product everybody wants is locked the shortest time. When it touches
 * fewer rows than there are products, one is short or gone, and the transaction must not stay.
 */
export function decrementStockStatement(pieces: readonly ProductQuantity[]): Statement {
  const wanted = quantityByProduct(pieces)
  return {
    sql: `UPDATE products SET stock = stock - ${wanted.sql}, ${stockStamp}
      WHERE id IN (${placeholders(pieces.length)}) AND deleted_at IS NULL AND stock >= ${wanted.sql}`,
    values: [...wanted.values, ...idsOf(pieces), ...wanted.values],
  }
}

/** Gives stock back, of deleted products too: they may come back. */
export async function returnStock(
  trx: Database,
  pieces: readonly ProductQuantity[],
): Promise<void> {
  if (pieces.length === 0) return
  const returned = quantityByProduct(pieces)
  await executeStatement(trx, {
    sql: `UPDATE products SET stock = stock + ${returned.sql}, ${stockStamp}
      WHERE id IN (${placeholders(pieces.length)})`,
    values: [...returned.values, ...idsOf(pieces)],
  })
}

/** What an order took, product by product; what no longer is a product has nowhere to go back to. */
export async function findOrderedQuantities(
  db: Database,
  orderId: number,
): Promise<ProductQuantity[]> {
  return db('order_lines')
    .where('order_id', orderId)
    .whereNotNull('product_id')
    .orderBy('product_id')
    .select({ productId: 'product_id' }, 'quantity')
}
