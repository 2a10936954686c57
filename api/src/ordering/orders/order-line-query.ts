import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../base/base.ts'
import type { ProductQuantity } from '../../catalog/catalog.ts'

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

/** Orders of a product that are looked at for what is bought together with it: the newest. */
const recentOrders = 200

/** What fewer buyers had would tell what one of them bought, and one buyer's habit says nothing about others. */
const fewestBuyers = 3

/** A product in fewer of the orders, in percent, is there by chance: the best sellers are in many orders of everything. */
const smallestShare = 10

/**
 * Internal keys of products that several buyers ordered with this one, in at least a tenth of its orders, the most
 * frequent first; cancelled orders do not count. Reads the newest orders of the product only.
 */
export async function findBoughtTogether(
  db: Database,
  { productId, limit }: { productId: number; limit: number },
): Promise<number[]> {
  const recent = db('order_lines')
    .join('orders', 'orders.id', 'order_lines.order_id')
    .where('order_lines.product_id', productId)
    .whereNot('orders.order_status', 'cancelled')
    .distinct('order_lines.order_id', 'orders.user_id')
    .orderBy('order_lines.order_id', 'desc')
    .limit(recentOrders)
  const together = 'COUNT(DISTINCT other.order_id)'
  const rows: { product_id: number }[] = await db
    .with('recent', recent)
    .from('recent')
    .join('order_lines AS other', 'other.order_id', 'recent.order_id')
    .whereNotNull('other.product_id')
    .whereNot('other.product_id', productId)
    .groupBy('other.product_id')
    .havingRaw('COUNT(DISTINCT recent.user_id) >= ?', [fewestBuyers])
    .havingRaw(`${together} * 100 >= ? * (SELECT COUNT(*) FROM recent)`, [smallestShare])
    .orderByRaw(`${together} DESC, other.product_id`)
    .limit(limit)
    .select('other.product_id')
  return rows.map((row) => row.product_id)
}
