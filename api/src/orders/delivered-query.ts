import type { Database } from '../database/database.ts'

/** True when this buyer has a delivered order with this product. */
export async function hasReceived(
  db: Database,
  bought: { userId: number; productId: number },
): Promise<boolean> {
  const line = await db('orders')
    .join('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.user_id', bought.userId)
    .where('orders.order_status', 'delivered')
    .where('order_lines.product_id', bought.productId)
    .first('orders.id')
  return line !== undefined
}
