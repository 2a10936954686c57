import { paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import { clockSlackMs, type Database, firstIdOf, indiaDaySql } from '../../../base/base.ts'
import { joinedProduct, joinProduct } from '../../../catalog/catalog.ts'
import type { RevenueSum } from '../index/order-operations.ts'
import type { ProductSales, ReportScope, Sales } from './order-report.ts'

/** The driver returns sums as strings. */
interface SalesRow {
  name: string
  pieces: number | string
  revenue: number | string
}

function salesOf({ name, pieces, revenue }: SalesRow): Sales {
  return { name, pieces: Number(pieces), revenue: paise(Number(revenue)) }
}

const isRevenue = "orders.payment_status = 'paid' AND orders.order_status <> 'cancelled'"

function ordersIn(db: Database, { from, to, tier }: ReportScope): Knex.QueryBuilder {
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
  scope: ReportScope,
  label: Knex.Raw,
): Promise<RevenueSum[]> {
  const rows: Record<keyof RevenueSum, string>[] = await ordersIn(db, scope)
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
export async function sumByDay(db: Database, scope: ReportScope): Promise<RevenueSum[]> {
  return groupOrders(db, scope, db.raw(indiaDaySql('orders.created_at')))
}

/** Orders and revenue per tier, without empty tiers. */
export async function sumByTier(db: Database, scope: ReportScope): Promise<RevenueSum[]> {
  return groupOrders(db, scope, db.raw('orders.tier'))
}

/** Best sellers grouped by a column of the order lines, which is selected as `alias`. */
function soldBy(
  db: Database,
  scope: ReportScope,
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
  scope: ReportScope,
  { column, limit }: { column: 'brand' | 'category'; limit: number },
): Promise<Sales[]> {
  const query = soldBy(db, scope, { column: `lines.${column}`, alias: 'name', limit })
  const rows: SalesRow[] = await query
  return rows.map(salesOf)
}

/**
 * Best-selling products with their current names. Grouped by key only: grouping by name as well exceeds the memory of
 * temporary tables for a month and takes ten times as long.
 */
export async function findTopProducts(
  db: Database,
  scope: ReportScope,
  limit: number,
): Promise<ProductSales[]> {
  const sold = soldBy(db, scope, { column: 'lines.product_id', alias: 'product_id', limit })
  const rows: (SalesRow & { model_no: string; brand: string })[] = await db
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
  return rows.map(({ model_no: modelNo, brand, ...row }) => ({ ...salesOf(row), modelNo, brand }))
}
