import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'

/** A product that a buyer has bought. */
export interface BoughtProduct {
  /** Internal key. */
  productId: number
  /** Number of orders with it. */
  orders: number
}

/** One purchase of a product, with the product's texts at that time. */
export interface PurchaseRecord {
  productId: number
  orderPublicId: string
  at: Date
  name: string
  brand: string
  category: string
  modelNo: string
  quantity: number
  unitPrice: Paise
}

/**
 * A buyer's lines of orders that were not cancelled. From the orders to their lines: the other way the optimizer would
 * read what everybody bought of a product.
 */
function selectBoughtLines(db: Database, userId: number): Knex.QueryBuilder {
  return db
    .from(
      db.raw(
        `orders FORCE INDEX (orders_of_user)
        STRAIGHT_JOIN order_lines ON order_lines.order_id = orders.id`,
      ),
    )
    .where('orders.user_id', userId)
    .whereNot('orders.order_status', 'cancelled')
    .whereNotNull('order_lines.product_id')
}

/** All products a buyer has bought, the last bought first. */
export async function findBoughtProducts(db: Database, userId: number): Promise<BoughtProduct[]> {
  const rows: BoughtProduct[] = await selectBoughtLines(db, userId)
    .groupBy('order_lines.product_id')
    .orderByRaw('MAX(orders.id) DESC, order_lines.product_id')
    .select({ productId: 'order_lines.product_id', orders: db.raw('COUNT(*)') })
  return rows.map(({ productId, orders }) => ({ productId, orders: Number(orders) }))
}

interface PurchaseRow extends Omit<PurchaseRecord, 'unitPrice'> {
  unitPrice: number
}

/** The latest purchases of each of these products by a buyer, newest first, at most `each` of a product. */
export async function findLatestPurchases(
  db: Database,
  { userId, productIds, each }: { userId: number; productIds: readonly number[]; each: number },
): Promise<PurchaseRecord[]> {
  if (productIds.length === 0) return []
  const numbered = selectBoughtLines(db, userId)
    .whereIn('order_lines.product_id', [...productIds])
    .select({
      orderId: 'orders.id',
      lineNo: 'order_lines.line_no',
      nth: db.raw(
        'ROW_NUMBER() OVER (PARTITION BY order_lines.product_id ORDER BY orders.id DESC)',
      ),
    })
  const rows: PurchaseRow[] = await db
    .from(numbered.as('bought'))
    .join('orders', 'orders.id', 'bought.orderId')
    .join('order_lines', (lines) => {
      lines
        .on('order_lines.order_id', 'bought.orderId')
        .andOn('order_lines.line_no', 'bought.lineNo')
    })
    .where('bought.nth', '<=', each)
    .orderBy('bought.orderId', 'desc')
    .select({
      productId: 'order_lines.product_id',
      orderPublicId: 'orders.public_id',
      at: 'orders.created_at',
      name: 'order_lines.name',
      brand: 'order_lines.brand',
      category: 'order_lines.category',
      modelNo: 'order_lines.model_no',
      quantity: 'order_lines.quantity',
      unitPrice: 'order_lines.unit_price_paise',
    })
  return rows.map((row) => ({ ...row, unitPrice: paise(row.unitPrice) }))
}
