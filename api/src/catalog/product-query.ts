import type { Database } from '../database/database.ts'
import type { ProductRecord } from './product.ts'
import { type ProductRow, productColumns, recordOf } from './product-row.ts'

function liveProducts(db: Database) {
  return db<ProductRow & { deleted_at: Date | null }>('products')
    .select(...productColumns)
    .whereNull('deleted_at')
}

/** Products by internal key, deleted ones left out; in no particular order. */
export async function findProductsByIds(
  db: Database,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  return (await liveProducts(db).whereIn('id', [...ids])).map(recordOf)
}

/** One product on sale, by its public id. */
export async function findLiveProduct(
  db: Database,
  publicId: string,
): Promise<ProductRecord | undefined> {
  const row = await liveProducts(db).where('public_id', publicId).first()
  return row && recordOf(row)
}

/** Products on sale by model number, in any case (quick order); a number may belong to several. */
export async function findLiveProductsByModelNo(
  db: Database,
  modelNos: readonly string[],
): Promise<ProductRecord[]> {
  if (modelNos.length === 0) return []
  return (await liveProducts(db).whereIn('model_no', [...modelNos])).map(recordOf)
}
