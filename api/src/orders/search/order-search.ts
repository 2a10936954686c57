import type { Knex } from 'knex'
import type { Database } from '../../database/database.ts'
import { clockSlackMs, firstIdOf } from '../../shared/ids.ts'
import type { OrderPageQuery, OrderPageResult } from '../index/order-operations.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { loadOrders } from '../order-query.ts'
import { applyScope, type OrderScope } from '../order-scope.ts'
import type { OrderFilters } from './order-filters.ts'

/** Query for the orders an admin manages; pages count from 1. */
export interface ManagedOrdersQuery {
  filters: OrderFilters
  page: number
  limit: number
}

/** `%` and `_` are matched literally. */
function likePattern(text: string): string {
  return `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * Matches orders whose texts contain the letters. `search_text` is written once, so it lacks the reference of a proof
 * that replaced a rejected one. References consist of ASCII capital letters and digits.
 */
function matchesText(letters: string): (texts: Knex.QueryBuilder) => void {
  return (texts) => {
    void texts.where('orders.search_text', 'like', likePattern(letters))
    if (!/^[0-9a-z]+$/i.test(letters)) return
    void texts.orWhere('orders.payment_reference', 'like', `%${letters.toUpperCase()}%`)
  }
}

async function idsOf(query: Knex.QueryBuilder): Promise<number[]> {
  const rows: { id: number }[] = await query
  return rows.map(({ id }) => id)
}

/** A page of the orders of one buyer, newest first. */
export interface OwnOrdersPage {
  orders: OrderRecord[]
  /** Cursor of the next page; undefined on the last page. */
  next: string | undefined
  /** Number of orders on all pages. */
  total: number
}

/** Counts this buyer's orders from the database index alone. */
async function countOwnOrders(db: Database, userId: number): Promise<number> {
  const rows: { total: number }[] = await db
    .from(db.raw('orders FORCE INDEX (orders_of_user)'))
    .where('orders.user_id', userId)
    .count({ total: '*' })
  return Number(rows[0]?.total)
}

/** The orders of one buyer, newest first. */
export async function listOwnOrders(
  db: Database,
  userId: number,
  page: { cursor?: string; limit: number },
): Promise<OwnOrdersPage> {
  // Without FORCE INDEX the optimizer reads deep pages by the wrong part of the key (design.md, Lists).
  const query = db
    .from(db.raw('orders FORCE INDEX (orders_of_user)'))
    .where('orders.user_id', userId)
    .orderBy('orders.public_id', 'desc')
    .limit(page.limit + 1)
    .select('orders.id')
  if (page.cursor) void query.where('orders.public_id', '<', page.cursor)
  const [ids, total] = await Promise.all([idsOf(query), countOwnOrders(db, userId)])
  const orders = await loadOrders(db, ids.slice(0, page.limit))
  const next = ids.length > page.limit ? orders.at(-1)?.publicId : undefined
  return { orders, next, total }
}

function selectMatching(db: Database, scope: OrderScope, filters: OrderFilters): Knex.QueryBuilder {
  const query = applyScope(db('orders'), scope)
  if (filters.status) void query.where('orders.order_status', filters.status)
  if (filters.paymentStatus) void query.where('orders.payment_status', filters.paymentStatus)
  if (filters.q) void query.where(matchesText(filters.q))
  if (filters.from) {
    void query
      .where('orders.created_at', '>=', filters.from)
      .where('orders.public_id', '>=', firstIdOf(filters.from.getTime() - clockSlackMs))
  }
  if (filters.to) {
    void query
      .where('orders.created_at', '<', filters.to)
      .where('orders.public_id', '<', firstIdOf(filters.to.getTime() + clockSlackMs))
  }
  return query
}

async function findPageBySql(
  db: Database,
  scope: OrderScope,
  { filters, page, limit }: ManagedOrdersQuery,
): Promise<OrderPageResult> {
  const [ids, counted]: [number[], { total: number }[]] = await Promise.all([
    idsOf(
      selectMatching(db, scope, filters)
        .orderBy('orders.public_id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .select('orders.id'),
    ),
    selectMatching(db, scope, filters).count({ total: '*' }),
  ])
  return { ids, total: Number(counted[0]?.total) }
}

/** The query for the in-memory index; undefined when only SQL can answer: the index stores texts line by line. */
function indexQueryOf(
  scope: OrderScope,
  { filters, page, limit }: ManagedOrdersQuery,
): OrderPageQuery | undefined {
  const { from, to, ...others } = filters
  if (others.q && /[\n\0]/.test(others.q)) return undefined
  if (scope !== 'every-order' && !('tier' in scope)) return undefined
  const tier = scope === 'every-order' ? undefined : scope.tier
  const filter = { ...others, tier, from: from?.getTime(), to: to?.getTime() }
  return { filter, page, limit }
}

/** A page of the orders an admin manages, newest first, and their total number. */
export async function listManagedOrders(
  { db, orderIndex }: Pick<OrderDependencies, 'db' | 'orderIndex'>,
  scope: OrderScope,
  list: ManagedOrdersQuery,
): Promise<{ orders: OrderRecord[]; total: number }> {
  const query = indexQueryOf(scope, list)
  const result = query && (await orderIndex?.query('page', query))
  const { ids, total } = result ?? (await findPageBySql(db, scope, list))
  return { orders: await loadOrders(db, ids), total }
}
