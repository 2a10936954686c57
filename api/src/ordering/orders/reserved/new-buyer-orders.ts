import { isBuyer } from '@store/contract/rules/accounts/roles'
import {
  type Actor,
  accessLogMs,
  type CleanupJob,
  type Database,
  insertStatement,
  orUpdate,
  placeholders,
  type Statement,
} from '../../../base/base.ts'

/** An order whose goods nobody has paid, and nobody has decided on. */
const isUnpaidSql = "o.order_status = 'pending' AND o.payment_status IN ('pending', 'failed')"
/** Its buyer never paid an order. */
const isOfNewBuyerSql =
  "NOT EXISTS (SELECT 1 FROM orders p WHERE p.user_id = o.user_id AND p.payment_status = 'paid')"

/** True for a buyer of whom no order was paid: until then the limits for new buyers hold. */
export async function isNewBuyer(
  db: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
): Promise<boolean> {
  if (!isBuyer(role)) return false
  const row = await db('orders')
    .where({ user_id: userId, payment_status: 'paid' })
    .select('id')
    .first()
  return row === undefined
}

/**
 * Makes the orders of new buyers of a network wait for each other until the end of the transaction. A write, because on
 * Galera a lock that only reads would not be enough.
 */
export function lockNetworkStatement(networkMac: string, at: Date): Statement {
  const row = { network_mac: networkMac, version: 1, used_at: at }
  const changes = 'version = (version + 1) % 1000000, used_at = VALUES(used_at)'
  return orUpdate(insertStatement('network_turns', [row]), changes)
}

/** Whose orders count together: a buyer's, and those of all new buyers of a network, if it is one of clients. */
export interface NewBuyerScope {
  userId: number
  networkMac: string | undefined
}

function scopeStatement(columns: string, { userId, networkMac }: NewBuyerScope): Statement {
  const own = `SELECT ${columns} FROM orders o WHERE o.user_id = ? AND ${isUnpaidSql}`
  if (networkMac === undefined) return { sql: own, values: [userId] }
  return {
    sql: `${own} UNION SELECT ${columns} FROM order_networks n JOIN orders o ON o.id = n.order_id
      WHERE n.network_mac = ? AND ${isUnpaidSql} AND ${isOfNewBuyerSql}`,
    values: [userId, networkMac],
  }
}

/** The unpaid orders of new buyers that count together. */
export function unpaidOrdersStatement(scope: NewBuyerScope): Statement {
  return scopeStatement('o.id, o.user_id AS userId, o.total_paise AS total', scope)
}

/** How many pieces of some products these orders contain. */
export function unpaidPiecesStatement(
  scope: NewBuyerScope,
  productIds: readonly number[],
): Statement {
  const orders = scopeStatement('o.id', scope)
  return {
    sql: `SELECT l.product_id AS productId, SUM(l.quantity) AS pieces FROM (${orders.sql}) unpaid
      JOIN order_lines l ON l.order_id = unpaid.id
      WHERE l.product_id IN (${placeholders(productIds.length)}) GROUP BY l.product_id`,
    values: [...orders.values, ...productIds],
  }
}

/** Forgets where orders of new buyers came from. Until then admins can cancel the orders of a network together. */
export function expiredOrderNetworks(db: Database): CleanupJob {
  return {
    name: 'networks of orders',
    run: (now, most) =>
      db('order_networks')
        .where('placed_at', '<', new Date(now.getTime() - accessLogMs))
        .limit(most)
        .delete(),
  }
}

/** Longer than any order waits for its payment. */
const lockMs = 30 * 24 * 3_600_000

/** Forgets the networks of which no new buyer has ordered for a while. */
export function expiredNetworkLocks(db: Database): CleanupJob {
  return {
    name: 'turns of networks',
    run: (now, most) =>
      db('network_turns')
        .where('used_at', '<', new Date(now.getTime() - lockMs))
        .limit(most)
        .delete(),
  }
}
