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

/** A product as it was sold. */
export interface SoldProductRow extends SoldRow {
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
  const query = db('orders')
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

function soldIn(db: Database, scope: AnalyticsScope, most: number): Knex.QueryBuilder {
  return ordersIn(db, scope)
    .whereNot('orders.order_status', 'cancelled')
    .join('order_lines as lines', 'lines.order_id', 'orders.id')
    .select(db.raw('SUM(lines.quantity) AS pieces'))
    .select(db.raw(`SUM(CASE WHEN ${isRevenue} THEN lines.total_paise ELSE 0 END) AS revenue`))
    .orderBy([
      { column: 'revenue', order: 'desc' },
      { column: 'pieces', order: 'desc' },
      { column: 'name' },
    ])
    .limit(most)
}

/** What sells best by brand or category. */
export async function findTopOf(
  db: Database,
  scope: AnalyticsScope,
  { column, most }: { column: 'brand' | 'category'; most: number },
): Promise<SoldRow[]> {
  return soldIn(db, scope, most)
    .select(db.raw('?? AS name', [`lines.${column}`]))
    .groupBy(`lines.${column}`)
}

/** The products that sell best; lines are snapshots, so brand and model number say what is one. */
export async function findTopProducts(
  db: Database,
  scope: AnalyticsScope,
  most: number,
): Promise<SoldProductRow[]> {
  return soldIn(db, scope, most)
    .select('lines.brand', 'lines.model_no')
    .select(db.raw('MAX(lines.name) AS name'))
    .groupBy('lines.brand', 'lines.model_no')
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
