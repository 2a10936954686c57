import type { Database } from '../database/database.ts'

/** Takes products that are no longer sold out of every cart, inside the caller's transaction. */
export async function removeFromCarts(trx: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await trx('cart_lines')
    .whereIn('product_id', [...productIds])
    .delete()
}
