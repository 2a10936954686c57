import { cancellableStatuses } from '@store/contract/rules/orders/order-states'
import type { Database } from '../../base/base.ts'

/**
 * Pieces of products in orders that are neither sent nor cancelled; with the free ones they are on the shelf. From the open orders
 * to their lines: those of a product are as many as it was ever sold.
 * @returns by internal key of the product; without any, nothing
 */
export async function findPromised(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const rows: { id: number; quantity: number | string }[] = await db
    .from(
      db.raw(
        `orders FORCE INDEX (orders_by_status)
        STRAIGHT_JOIN order_lines ON order_lines.order_id = orders.id`,
      ),
    )
    .whereIn('orders.order_status', [...cancellableStatuses])
    .whereIn('order_lines.product_id', [...productIds])
    .groupBy('order_lines.product_id')
    .select({ id: 'order_lines.product_id' })
    .sum({ quantity: 'order_lines.quantity' })
  return new Map(rows.map(({ id, quantity }) => [id, Number(quantity)]))
}
