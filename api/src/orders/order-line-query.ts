import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { ProductQuantity } from '../catalog/changes/stock-changes.ts'
import type { Database } from '../database/database.ts'

/** The fields of an order line that a reorder needs. */
export interface OrderedLine {
  /** Line number in the order, from 1. */
  line: number
  /** Internal key; undefined when the product was removed for good. */
  productId: number | undefined
  name: string
  quantity: number
  unitPrice: Paise
}

interface OrderedLineRow {
  line_no: number
  product_id: number | null
  name: string
  quantity: number
  unit_price_paise: number
}

/** The lines of a buyer's own order, sorted; none when it is another buyer's. */
export async function findOrderedLines(
  db: Database,
  order: { userId: number; publicId: string },
): Promise<OrderedLine[]> {
  const rows: OrderedLineRow[] = await db('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .where({ 'orders.public_id': order.publicId, 'orders.user_id': order.userId })
    .orderBy('order_lines.line_no')
    .select(
      'order_lines.line_no',
      'order_lines.product_id',
      'order_lines.name',
      'order_lines.quantity',
      'order_lines.unit_price_paise',
    )
  return rows.map((row) => ({
    line: row.line_no,
    productId: row.product_id ?? undefined,
    name: row.name,
    quantity: row.quantity,
    unitPrice: paise(row.unit_price_paise),
  }))
}

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
