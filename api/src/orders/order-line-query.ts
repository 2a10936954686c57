import { type Paise, paise } from '@store/contract/rules/pricing/money'
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
