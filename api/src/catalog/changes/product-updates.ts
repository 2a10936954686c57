import type { Database } from '../../database/database.ts'
import { newPublicId } from '../../shared/ids.ts'
import type { ProductRecord } from '../product.ts'
import { type ProductRow, productColumns, recordOf } from '../product-row.ts'
import { columnsOf } from './product-insert.ts'
import { versionBump } from './product-version.ts'

/**
 * Products as they stand, held until the transaction ends; deleted ones left out. Locked in the order of
 * their key, as orders do it, so that the two never wait for each other in a circle.
 */
export async function lockProducts(
  trx: Database,
  ids: readonly number[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const rows = await trx<ProductRow & { deleted_at: Date | null }>('products')
    .select(...productColumns)
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .orderBy('id')
    .forUpdate()
  return rows.map(recordOf)
}

/** A product as it is written over the one with its key. */
export type ProductUpdate = Omit<ProductRecord, 'publicId' | 'version'> & {
  /** What its stock was set to last, null where that is not known; stays when undefined, all alike. */
  stockLastSet?: number | null | undefined
}

/**
 * Writes products over those with their keys, in one statement; hold them first. A thousand at a time is
 * a good size. Each gets the next version.
 */
export async function updateProducts(
  trx: Database,
  products: readonly ProductUpdate[],
  now: Date,
): Promise<void> {
  // The rows are there: of an INSERT that finds its key, only the part after ON DUPLICATE KEY is done.
  const rows = products.map((product) => ({
    id: product.id,
    public_id: newPublicId(),
    ...columnsOf(product),
    ...(product.stockLastSet !== undefined && { stock_last_set: product.stockLastSet }),
    created_at: now,
    updated_at: now,
  }))
  const [first] = rows
  if (!first) return
  const { id: _id, public_id: _publicId, created_at: _createdAt, ...content } = first
  const given = Object.keys(content).map((column) => [column, trx.raw('VALUES(??)', [column])])
  await trx('products')
    .insert(rows)
    .onConflict('id')
    .merge({ ...Object.fromEntries(given), ...versionBump(trx) })
}

/**
 * Takes products off sale. The rows stay: past orders, imports and reviews point at them.
 * @returns how many were on sale
 */
export async function softDeleteProducts(
  trx: Database,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0
  return trx('products')
    .whereIn('id', [...ids])
    .whereNull('deleted_at')
    .update({ deleted_at: now, ...versionBump(trx) })
}
