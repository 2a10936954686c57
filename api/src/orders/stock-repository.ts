import type { Knex } from 'knex'
import { stampOfChange } from '../catalog/product-stamp.ts'
import { caseById } from '../database/case-by-id.ts'
import type { Database } from '../database/database.ts'

/** Pieces of a product, by its internal key; each product once. */
export interface Pieces {
  productId: number
  quantity: number
}

function quantityOfRow(db: Database, pieces: readonly Pieces[]): Knex.Raw {
  return caseById(
    db,
    pieces.map(({ productId, quantity }) => [productId, quantity]),
  )
}

function idsOf(pieces: readonly Pieces[]): number[] {
  return pieces.map(({ productId }) => productId)
}

/**
 * Takes stock of all products in one guarded statement; rows are locked in the order of their key. Belongs
 * late into its transaction, so that a product everybody wants is locked the shortest time.
 * @returns false when a product is short or gone: the caller must roll back
 */
export async function takeStock(trx: Database, pieces: readonly Pieces[]): Promise<boolean> {
  const wanted = quantityOfRow(trx, pieces)
  const taken = await trx('products')
    .whereIn('id', idsOf(pieces))
    .whereNull('deleted_at')
    .where('stock', '>=', wanted)
    .update({ stock: trx.raw('stock - ?', [wanted]), ...stampOfChange(trx) })
  return taken === pieces.length
}

/** Gives stock back, of deleted products too: they may come back. */
export async function returnStock(trx: Database, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return
  await trx('products')
    .whereIn('id', idsOf(pieces))
    .update({ stock: trx.raw('stock + ?', [quantityOfRow(trx, pieces)]), ...stampOfChange(trx) })
}

/** What an order took, product by product; what no longer is a product has nowhere to go back to. */
export async function findPieces(db: Database, orderId: number): Promise<Pieces[]> {
  return db('order_lines')
    .where('order_id', orderId)
    .whereNotNull('product_id')
    .orderBy('product_id')
    .select({ productId: 'product_id' }, 'quantity')
}
