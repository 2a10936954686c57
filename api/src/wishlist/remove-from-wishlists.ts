import type { Database } from '../database/database.ts'

/** Takes products that are no longer sold out of every wishlist, inside the caller's transaction. */
export async function removeFromWishlists(
  trx: Database,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return
  await trx('wishlist_entries')
    .whereIn('product_id', [...productIds])
    .delete()
}
