import { adminOrdersPageSize, defaultListLimit } from '@store/contract/rules/limits'
import type { AdminOrdersQuery, OwnOrdersQuery } from '@store/contract/schemas/orders/orders'
import type { Actor } from '../http/actor.ts'
import type { PageOfList } from '../http/paging.ts'
import type { OrderRecord } from './order.ts'
import type { OrderDependencies } from './order-dependencies.ts'
import { OrderNotFoundError } from './order-errors.ts'
import { findOrder } from './order-query.ts'
import { scopeOf } from './order-scope.ts'
import { parseFilters } from './search/order-filters.ts'
import { listManagedOrders, listOwnOrders, type OwnOrdersPage } from './search/order-search.ts'

/**
 * One of the orders the actor may see.
 * @throws OrderNotFoundError when it does not exist or the actor may not see it
 */
export async function readOrder(
  { db }: Pick<OrderDependencies, 'db'>,
  actor: Actor,
  publicId: string,
): Promise<OrderRecord> {
  const order = await findOrder(db, publicId, scopeOf(actor))
  if (!order) throw new OrderNotFoundError()
  return order
}

/** The actor's own orders, newest first, with cursor pagination. */
export async function readOwnOrders(
  { db }: Pick<OrderDependencies, 'db'>,
  actor: Actor,
  query: OwnOrdersQuery,
): Promise<OwnOrdersPage> {
  return listOwnOrders(db, actor.userId, { limit: defaultListLimit, ...query })
}

/** A page of the orders an admin manages: the tier's, or all of them for the superadmin. */
export async function readManagedOrders(
  dependencies: Pick<OrderDependencies, 'db' | 'orderIndex'>,
  actor: Actor,
  query: AdminOrdersQuery,
): Promise<PageOfList & { orders: OrderRecord[] }> {
  const { page = 1, limit = adminOrdersPageSize } = query
  const filters = parseFilters(query)
  const found = await listManagedOrders(dependencies, scopeOf(actor), { filters, page, limit })
  return { ...found, page, limit }
}
