import { indiaOffsetMinutes } from '@store/contract/rules/india-days'
import type { Tier } from '@store/contract/rules/roles'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import type { OrderSum } from '../orders/index/messages.ts'
import { clockSlackMs, firstIdOf } from '../shared/ids.ts'

/** Which orders count: `from` is included, `to` is not; all tiers unless one is named. */
export interface AnalyticsScope {
  from: Date
  to: Date
  tier: Tier | undefined
}

/** What was sold under one name. */
export interface SoldRow {
  name: string
  pieces: number | string
  revenue: number | string
}

/** A product that was sold. */
export interface SoldProductRow extends SoldRow {
  model_no: string
  brand: string
}

/** A product as it is called now. */
export interface ProductName {
  id: number
  name: string
  model_no: string
  brand: string
}

/** A product that will soon be sold out. */
export interface LowStockRow {
  public_id: string
  name: string
  model_no: string
  stock: number
}

const isRevenue = "orders.payment_status = 'paid' AND orders.order_status <> 'cancelled'"

function ordersIn(db: Database, { from, to, tier }: AnalyticsScope): Knex.QueryBuilder {
  // Left alone, the optimizer reads all orders of a status rather than those of a time.
  const key = tier ? 'orders_of_tier' : 'orders_public_id'
  const query = db
    .from(db.raw('orders FORCE INDEX (??)', [key]))
    .where('orders.public_id', '>=', firstIdOf(from.getTime() - clockSlackMs))
    .where('orders.public_id', '<', firstIdOf(to.getTime() + clockSlackMs))
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', to)
  if (tier) void query.where('orders.tier', tier)
  return query
}

async function groupOrders(
  db: Database,
  scope: AnalyticsScope,
  label: Knex.Raw,
): Promise<OrderSum[]> {
  // Numbers come as text where the database sums them.
  const rows: Record<keyof OrderSum, string>[] = await ordersIn(db, scope)
    .select(db.raw('? AS label', [label]))
    .select(db.raw('COUNT(*) AS orders'))
    .select(db.raw(`SUM(CASE WHEN ${isRevenue} THEN total_paise ELSE 0 END) AS revenue`))
    .groupBy('label')
    .orderBy('label')
  return rows.map(({ label: name, orders, revenue }) => ({
    label: name,
    orders: Number(orders),
    revenue: Number(revenue),
  }))
}

/** Orders and revenue of each day in India that had any. */
export async function sumByDay(db: Database, scope: AnalyticsScope): Promise<OrderSum[]> {
  const day = `DATE_FORMAT(orders.created_at + INTERVAL ${indiaOffsetMinutes} MINUTE, '%Y-%m-%d')`
  return groupOrders(db, scope, db.raw(day))
}

/** Orders and revenue of each tier that had any. */
export async function sumByTier(db: Database, scope: AnalyticsScope): Promise<OrderSum[]> {
  return groupOrders(db, scope, db.raw('orders.tier'))
}

/** What sold best by a column of the lines, which then stands in the row as `alias`. */
function soldBy(
  db: Database,
  scope: AnalyticsScope,
  { column, alias, most }: { column: string; alias: string; most: number },
): Knex.QueryBuilder {
  return ordersIn(db, scope)
    .whereNot('orders.order_status', 'cancelled')
    .join('order_lines as lines', 'lines.order_id', 'orders.id')
    .select({ [alias]: column })
    .select(db.raw('SUM(lines.quantity) AS pieces'))
    .select(db.raw(`SUM(CASE WHEN ${isRevenue} THEN lines.total_paise ELSE 0 END) AS revenue`))
    .groupBy(column)
    .orderBy([
      { column: 'revenue', order: 'desc' },
      { column: 'pieces', order: 'desc' },
      { column: alias },
    ])
    .limit(most)
}

/** What sells best by brand or category. */
export async function findTopOf(
  db: Database,
  scope: AnalyticsScope,
  { column, most }: { column: 'brand' | 'category'; most: number },
): Promise<SoldRow[]> {
  return soldBy(db, scope, { column: `lines.${column}`, alias: 'name', most })
}

/**
 * The products that sell best, as they are called now. Summed by key alone: with their names the sums of a month
 * would not fit into memory, and took ten times as long.
 */
export async function findTopProducts(
  db: Database,
  scope: AnalyticsScope,
  most: number,
): Promise<SoldProductRow[]> {
  const sold = soldBy(db, scope, { column: 'lines.product_id', alias: 'product_id', most })
  return db
    .from(sold.whereNotNull('lines.product_id').as('sold'))
    .join('products', 'products.id', 'sold.product_id')
    .select('sold.pieces', 'sold.revenue', 'products.name', 'products.brand', 'products.model_no')
    .orderBy([
      { column: 'sold.revenue', order: 'desc' },
      { column: 'sold.pieces', order: 'desc' },
      { column: 'sold.product_id' },
    ])
}

/** What products are called now, by their internal keys. */
export async function findProductNames(
  db: Database,
  ids: readonly number[],
): Promise<ProductName[]> {
  return db('products')
    .whereIn('id', [...ids])
    .select('id', 'name', 'model_no', 'brand')
}

/** The products on sale with the least stock, at most `atMost` pieces of each. */
export async function findLowStock(
  db: Database,
  { atMost, most }: { atMost: number; most: number },
): Promise<LowStockRow[]> {
  return db('products')
    .whereNull('deleted_at')
    .where('stock', '<=', atMost)
    .orderBy(['stock', 'id'])
    .limit(most)
    .select('public_id', 'name', 'model_no', 'stock')
}
