import { type Database, isDuplicate, newPublicId } from '../../base/base.ts'
import { joinedProduct, joinProduct, joinProductOnSale } from '../products/product-join.ts'
import { selectProductKey } from '../products/product-query.ts'

/** A stored wishlist entry. */
export interface WishlistEntryRecord {
  publicId: string
  productId: number
}

function liveEntries(db: Database, userId: number) {
  return db('wishlist_entries')
    .modify(joinProductOnSale, 'wishlist_entries.product_id')
    .where('wishlist_entries.user_id', userId)
}

/** Entries whose products are on sale, newest first. */
export async function findEntries(
  db: Database,
  userId: number,
  page: { offset: number; limit: number },
): Promise<WishlistEntryRecord[]> {
  return liveEntries(db, userId)
    .orderBy('wishlist_entries.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .select({ publicId: 'wishlist_entries.public_id', productId: 'wishlist_entries.product_id' })
}

/** Number of all entries of {@link findEntries}. */
export async function countEntries(db: Database, userId: number): Promise<number> {
  const row = await liveEntries(db, userId).count({ entries: '*' }).first()
  return Number(row?.entries ?? 0)
}

/** A product on a wishlist that is no longer on sale, with what its buyer knew it by. */
export interface UnavailableEntry {
  /** Public id. */
  productId: string
  name: string
  brand: string
  modelNo: string
}

/** Entries that {@link findEntries} leaves out, newest first. */
export async function findUnavailableEntries(
  db: Database,
  userId: number,
  limit: number,
): Promise<UnavailableEntry[]> {
  return db('wishlist_entries')
    .modify(joinProduct, 'wishlist_entries.product_id')
    .where('wishlist_entries.user_id', userId)
    .whereNotNull(joinedProduct.deletedAt)
    .orderBy('wishlist_entries.id', 'desc')
    .limit(limit)
    .select({
      productId: joinedProduct.publicId,
      name: joinedProduct.name,
      brand: joinedProduct.brand,
      modelNo: joinedProduct.modelNo,
    })
}

/** Inserts an entry; does nothing when the product is already on the wishlist. */
export async function insertEntry(
  db: Database,
  entry: { userId: number; productId: number; at: Date },
): Promise<void> {
  try {
    await db('wishlist_entries').insert({
      public_id: newPublicId(),
      user_id: entry.userId,
      product_id: entry.productId,
      created_at: entry.at,
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

/** Deletes an entry; does nothing when it does not exist. */
export async function deleteEntry(
  db: Database,
  entry: { userId: number; productPublicId: string },
): Promise<void> {
  await db('wishlist_entries')
    .where('user_id', entry.userId)
    .whereIn('product_id', selectProductKey(db, entry.productPublicId))
    .delete()
}
