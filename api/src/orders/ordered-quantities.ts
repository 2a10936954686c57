import type { ProductQuantity } from '../catalog/changes/stock-changes.ts'
import type { Database } from '../database/database.ts'

/** The quantities of an order by product; lines whose product was removed for good are left out. */
export async function findOrderedQuantities(
  db: Database,
  orderId: number,
): Promise<ProductQuantity[]> {
  return db('order_lines')
    .where('order_id', orderId)
    .whereNotNull('product_id')
    .orderBy('product_id')
    .select({ productId: 'product_id' }, 'quantity')
}
