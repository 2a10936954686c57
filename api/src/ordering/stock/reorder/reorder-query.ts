import { type Database, firstIdOf } from '../../../base/base.ts'

/**
 * Pieces of each product in orders that were placed since an instant and are not cancelled.
 * @returns by internal key
 */
export async function findSold(db: Database, since: Date): Promise<Map<number, number>> {
  const rows: { id: number; quantity: number | string }[] = await db('orders')
    .join('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.public_id', '>=', firstIdOf(since.getTime()))
    .where('orders.created_at', '>=', since)
    .whereNot('orders.order_status', 'cancelled')
    .whereNotNull('order_lines.product_id')
    .groupBy('order_lines.product_id')
    .select({ id: 'order_lines.product_id' })
    .sum({ quantity: 'order_lines.quantity' })
  return new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]))
}
