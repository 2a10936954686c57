import type { Database } from '../database/database.ts'

/** Removes deleted products from all wishlists, in the caller's transaction. */
export async function removeFromWishlists(
  trx: Database,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return
  await trx('wishlist_entries')
    .whereIn('product_id', [...productIds])
    .delete()
}
