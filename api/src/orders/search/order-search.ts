import type { Knex } from 'knex'
import type { Database } from '../../database/database.ts'
import { likeContaining } from '../../database/statement.ts'
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

/**
 * Matches orders whose texts contain the letters. `search_text` is written once, so it lacks the reference of a proof
 * that replaced a rejected one. References consist of ASCII capital letters and digits.
 */
export function matchesText(letters: string): (texts: Knex.QueryBuilder) => void {
  return (texts) => {
    void texts.where('orders.search_text', 'like', likeContaining(letters.toLowerCase()))
    if (!/^[0-9a-z]+$/i.test(letters)) return
    void texts.orWhere('orders.payment_reference', 'like', `%${letters.toUpperCase()}%`)
  }
}

export async function idsOf(query: Knex.QueryBuilder): Promise<number[]> {
  const rows: { id: number }[] = await query
  return rows.map(({ id }) => id)
}

/** Restricts a query on `orders` to those that match the filters, except for their texts. */
export function applyFilters(query: Knex.QueryBuilder, filters: Omit<OrderFilters, 'q'>): void {
  if (filters.status) void query.where('orders.order_status', filters.status)
  if (filters.paymentStatus) void query.where('orders.payment_status', filters.paymentStatus)
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
}

function selectMatching(db: Database, scope: OrderScope, filters: OrderFilters): Knex.QueryBuilder {
  const query = applyScope(db('orders'), scope)
  applyFilters(query, filters)
  if (filters.q) void query.where(matchesText(filters.q))
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
