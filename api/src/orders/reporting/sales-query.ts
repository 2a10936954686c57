import type { Tier } from '@store/contract/rules/accounts/roles'
import { indiaOffsetMinutes } from '@store/contract/rules/india-days'
import type { Knex } from 'knex'
import { joinedProduct, joinProduct } from '../../catalog/product-join.ts'
import type { Database } from '../../database/database.ts'
import { clockSlackMs, firstIdOf } from '../../shared/ids.ts'
import type { OrderSum } from '../index/order-operations.ts'

/** Selects orders: `from` is inclusive, `to` exclusive; all tiers unless one is given. */
export interface AnalyticsScope {
  from: Date
  to: Date
  tier: Tier | undefined
}

/** Sales of one brand, category or product. */
export interface SoldRow {
  name: string
  pieces: number | string
  revenue: number | string
}

/** Sales of one product. */
export interface SoldProductRow extends SoldRow {
  model_no: string
  brand: string
}

const isRevenue = "orders.payment_status = 'paid' AND orders.order_status <> 'cancelled'"

function ordersIn(db: Database, { from, to, tier }: AnalyticsScope): Knex.QueryBuilder {
  // Without FORCE INDEX the optimizer reads all orders of a status instead of those of the period.
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
  // The driver returns sums as strings.
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

/** Orders and revenue per day in India, without empty days. */
export async function sumByDay(db: Database, scope: AnalyticsScope): Promise<OrderSum[]> {
  const day = `DATE_FORMAT(orders.created_at + INTERVAL ${indiaOffsetMinutes} MINUTE, '%Y-%m-%d')`
  return groupOrders(db, scope, db.raw(day))
}

/** Orders and revenue per tier, without empty tiers. */
export async function sumByTier(db: Database, scope: AnalyticsScope): Promise<OrderSum[]> {
  return groupOrders(db, scope, db.raw('orders.tier'))
}

/** Best sellers grouped by a column of the order lines, which is selected as `alias`. */
function soldBy(
  db: Database,
  scope: AnalyticsScope,
  { column, alias, limit }: { column: string; alias: string; limit: number },
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
    .limit(limit)
}

/** Best sellers by brand or category. */
export async function findTopOf(
  db: Database,
  scope: AnalyticsScope,
  { column, limit }: { column: 'brand' | 'category'; limit: number },
): Promise<SoldRow[]> {
  return soldBy(db, scope, { column: `lines.${column}`, alias: 'name', limit })
}

/**
 * Best-selling products with their current names. Grouped by key only: grouping by name as well exceeds the memory of
 * temporary tables for a month and takes ten times as long.
 */
export async function findTopProducts(
  db: Database,
  scope: AnalyticsScope,
  limit: number,
): Promise<SoldProductRow[]> {
  const sold = soldBy(db, scope, { column: 'lines.product_id', alias: 'product_id', limit })
  return db
    .from(sold.whereNotNull('lines.product_id').as('sold'))
    .modify(joinProduct, 'sold.product_id')
    .select('sold.pieces', 'sold.revenue', {
      name: joinedProduct.name,
      brand: joinedProduct.brand,
      model_no: joinedProduct.modelNo,
    })
    .orderBy([
      { column: 'sold.revenue', order: 'desc' },
      { column: 'sold.pieces', order: 'desc' },
      { column: 'sold.product_id' },
    ])
}
