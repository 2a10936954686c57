import type { Database } from '../database/database.ts'

/** Removes deleted products from all carts, in the caller's transaction. */
export async function removeFromCarts(trx: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await trx('cart_lines')
    .whereIn('product_id', [...productIds])
    .delete()
}
