import type { Database } from '../database/database.ts'
import { caseById, placeholders, type Statement } from '../database/statement.ts'
import type { CartLineRecord } from './cart.ts'

/** Removes deleted products from all carts, in the caller's transaction. */
export async function removeFromCarts(trx: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await trx('cart_lines')
    .whereIn('product_id', [...productIds])
    .delete()
}

/**
 * Deletes these lines if their quantities have not changed. When it affects fewer rows than there are lines, the cart
 * has changed since it was read, and the transaction must be rolled back.
 */
export function deleteCartLinesStatement(lines: readonly CartLineRecord[]): Statement {
  const quantity = caseById(lines.map((line) => [line.id, line.quantity]))
  return {
    sql: `DELETE FROM cart_lines WHERE id IN (${placeholders(lines.length)}) AND quantity = ${quantity.sql}`,
    values: [...lines.map(({ id }) => id), ...quantity.values],
  }
}
