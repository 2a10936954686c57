import type { Knex } from 'knex'
import type { OrderScope } from './order-scope.ts'

/** The columns of a joined order that other features read. */
export const joinedOrder = {
  id: 'orders.id',
  publicId: 'orders.public_id',
  buyerId: 'orders.user_id',
  creditDays: 'orders.credit_days',
} as const

/**
 * Joins the order whose internal key a column contains: `db('online_payments').modify(joinOrder,
 * 'online_payments.order_id')`.
 */
export function joinOrder(query: Knex.QueryBuilder, column: string): void {
  void query.join('orders', 'orders.id', column)
}

/** {@link joinOrder} without the orders that are paid, or no longer pending. */
export function joinUnpaidOrder(query: Knex.QueryBuilder, column: string): void {
  joinOrder(query, column)
  void query.where({ 'orders.order_status': 'pending', 'orders.payment_status': 'pending' })
}

/** Restricts a query on `orders` to a scope. */
export function applyScope<Query extends Knex.QueryBuilder>(
  query: Query,
  scope: OrderScope,
): Query {
  if (scope === 'every-order') return query
  if ('tier' in scope) void query.where('orders.tier', scope.tier)
  else void query.where('orders.user_id', scope.userId)
  return query
}

/** The columns of a joined order line that other features read. */
export const joinedOrderLine = {
  brand: 'order_lines.brand',
  category: 'order_lines.category',
} as const

/** Joins the line of an order, if there is one. @param columns SQL of the order's key and of the line's number, from 1 */
export function joinOrderLine(
  query: Knex.QueryBuilder,
  columns: { order: string; line: string },
): void {
  void query.joinRaw(
    `LEFT JOIN order_lines ON order_lines.order_id = ${columns.order} AND order_lines.line_no = ${columns.line}`,
  )
}
