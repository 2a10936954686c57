import type { OrderSort } from '@store/contract/rules/orders/admin/order-lists'
import { type OrderQueue, orderQueueRules } from '@store/contract/rules/orders/admin/order-queues'
import type { Knex } from 'knex'
import {
  clockSlackMs,
  type Database,
  docketKeyOf,
  firstIdOf,
  likeContaining,
} from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { IndexFilter, IndexPage } from '../index/order-operations.ts'
import type { OrderRecord } from '../order.ts'
import type { OrderDependencies } from '../order-dependencies.ts'
import { applyScope } from '../order-join.ts'
import { createOrderReader } from '../order-query.ts'
import type { OrderScope } from '../order-scope.ts'
import type { OrderFilters } from './order-filters.ts'

/** Query for the orders an admin manages; pages count from 1. */
interface ManagedOrdersQuery {
  filters: OrderFilters
  sort: OrderSort
  page: number
  limit: number
}

/** The columns of each sort order; the index sorts alike. */
const sortColumns: Readonly<Record<OrderSort, { column: string; order: 'asc' | 'desc' }[]>> = {
  newest: [{ column: 'orders.public_id', order: 'desc' }],
  oldest: [{ column: 'orders.public_id', order: 'asc' }],
  amountHigh: [
    { column: 'orders.total_paise', order: 'desc' },
    { column: 'orders.public_id', order: 'desc' },
  ],
  amountLow: [
    { column: 'orders.total_paise', order: 'asc' },
    { column: 'orders.public_id', order: 'asc' },
  ],
}

/**
 * Matches orders whose texts contain the letters. `search_text` is written once, so it lacks the reference of a proof
 * that replaced a rejected one, and the docket. References consist of ASCII capital letters and digits.
 */
export function matchesText(letters: string): (texts: Knex.QueryBuilder) => void {
  return (texts) => {
    void texts.where('orders.search_text', 'like', likeContaining(letters.toLowerCase()))
    const docket = docketKeyOf(letters)
    if (docket !== undefined) {
      void texts.orWhereRaw(
        "REPLACE(REPLACE(orders.docket_number, '-', ''), '/', '') LIKE ?",
        `%${docket.toUpperCase()}%`,
      )
    }
    if (!/^[0-9a-z]+$/i.test(letters)) return
    void texts.orWhere('orders.payment_reference', 'like', `%${letters.toUpperCase()}%`)
  }
}

export async function idsOf(query: Knex.QueryBuilder): Promise<number[]> {
  const rows: { id: number }[] = await query
  return rows.map(({ id }) => id)
}

function applyQueue(query: Knex.QueryBuilder, queue: OrderQueue): void {
  const { orderStatuses, paymentStatuses, needsProof, needsTaxIssues } = orderQueueRules[queue]
  void query
    .whereIn('orders.order_status', [...orderStatuses])
    .whereIn('orders.payment_status', [...paymentStatuses])
  if (needsProof) void query.whereNotNull('orders.proof_file_id')
  if (needsTaxIssues) void query.where('orders.has_tax_issues', 1)
}

/** Restricts a query on `orders` to those that match the filters, except for their texts. */
export function applyFilters(query: Knex.QueryBuilder, filters: Omit<OrderFilters, 'q'>): void {
  if (filters.status) void query.where('orders.order_status', filters.status)
  if (filters.paymentStatus) void query.where('orders.payment_status', filters.paymentStatus)
  if (filters.queue) applyQueue(query, filters.queue)
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
  if (filters.account) {
    void query.modify(joinUser, 'orders.user_id').where(userColumns.publicId, filters.account)
  }
  return query
}

async function findPageBySql(
  db: Database,
  scope: OrderScope,
  { filters, sort, page, limit }: ManagedOrdersQuery,
): Promise<IndexPage> {
  const [ids, total] = await Promise.all([
    idsOf(
      selectMatching(db, scope, filters)
        .orderBy(sortColumns[sort])
        .limit(limit)
        .offset((page - 1) * limit)
        .select('orders.id'),
    ),
    countBySql(db, scope, filters),
  ])
  return { ids, total }
}

async function countBySql(db: Database, scope: OrderScope, filters: OrderFilters): Promise<number> {
  const counted: { total: number }[] = await selectMatching(db, scope, filters).count({
    total: '*',
  })
  return Number(counted[0]?.total)
}

/** The filter for the in-memory index; undefined when only SQL can answer: it has texts line by line, no tax issues, and no accounts. */
function indexFilterOf(scope: OrderScope, filters: OrderFilters): IndexFilter | undefined {
  const { from, to, account, ...others } = filters
  if (account !== undefined) return undefined
  if (others.q && /[\n\0]/.test(others.q)) return undefined
  if (others.queue && orderQueueRules[others.queue].needsTaxIssues) return undefined
  if (scope !== 'every-order' && !('tier' in scope)) return undefined
  const tier = scope === 'every-order' ? undefined : scope.tier
  return { ...others, tier, from: from?.getTime(), to: to?.getTime() }
}

/** A page of the orders an admin manages, and their total number. */
export async function listManagedOrders(
  { db, orderIndex, ledger }: Pick<OrderDependencies, 'db' | 'orderIndex' | 'ledger'>,
  scope: OrderScope,
  { filters, ...list }: ManagedOrdersQuery,
): Promise<{ orders: OrderRecord[]; total: number }> {
  const filter = indexFilterOf(scope, filters)
  const result = filter && (await orderIndex?.query('page', { filter, ...list }))
  const { ids, total } = result ?? (await findPageBySql(db, scope, { filters, ...list }))
  return { orders: await createOrderReader(ledger).load(db, ids), total }
}

/** The number of orders that match each of several filters: of all that the index can answer at once, of others by SQL. */
export async function countManagedOrders(
  { db, orderIndex }: Pick<OrderDependencies, 'db' | 'orderIndex'>,
  scope: OrderScope,
  lists: readonly OrderFilters[],
): Promise<number[]> {
  const filters = lists.map((list) => indexFilterOf(scope, list))
  const indexed = filters.filter((filter) => filter !== undefined)
  const counts = indexed.length > 0 ? await orderIndex?.query('counts', { filters: indexed }) : []
  const countOf = async (list: OrderFilters, filter: IndexFilter | undefined) =>
    (filter && counts?.[indexed.indexOf(filter)]) ?? countBySql(db, scope, list)
  return Promise.all(lists.map(async (list, position) => countOf(list, filters[position])))
}
