import type { Database } from '../../../base/base.ts'

/** The stock of a product as an admin or an import set it last; undefined when unknown. */
export async function findStockLastSet(db: Database, id: number): Promise<number | undefined> {
  const row: StockColumns | undefined = await db('products')
    .where('id', id)
    .first('stock', 'stock_last_set', 'stock_changes')
  return row && stockLastSetOf(row)
}

/** The columns that show whether something was sold since the stock of a product was set. */
export interface StockColumns {
  stock: number
  stock_last_set: number | null
  /** Sales and returns since the product was created. */
  stock_changes: number
}

/** Older releases do not store it; without a sale it equals the stock. */
export function stockLastSetOf(row: StockColumns): number | undefined {
  return row.stock_last_set ?? (row.stock_changes === 0 ? row.stock : undefined)
}

/** Records that the current stock was set by somebody who knew it, in the transaction of the change. */
export async function markStockSet(trx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx('products')
    .whereIn('id', [...ids])
    .update({ stock_last_set: trx.ref('stock') })
}
