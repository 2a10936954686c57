import type { Knex } from 'knex'
import { type Database, isDuplicate } from '../../../base/base.ts'
import { tooManyReservedError } from '../order-errors.ts'

/** Reserved orders that are neither paid nor cancelled, and have no proof. */
function heldOrders(db: Database): Knex.QueryBuilder {
  return db('orders')
    .whereNotNull('pay_by')
    .whereNull('proof_file_id')
    .where({ order_status: 'pending', payment_status: 'pending' })
}

/**
 * Checks that another order of a buyer may be held.
 * @throws tooManyReservedError (409)
 */
export async function assertMayReserve(db: Database, userId: number, limit: number): Promise<void> {
  const rows: { total: number }[] = await heldOrders(db)
    .where('user_id', userId)
    .count({ total: '*' })
  const held = Number(rows[0]?.total)
  if (held >= limit) throw tooManyReservedError(held)
}

/** True when another order has the payment code that was drawn. */
export function isPaymentCodeTaken(error: unknown): boolean {
  return (
    isDuplicate(error) && error instanceof Error && error.message.includes('orders_payment_code')
  )
}

/** The held orders whose time to pay is over, by their public ids, the longest overdue first. */
export async function findOverdueOrders(
  db: Database,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  return heldOrders(db).where('pay_by', '<=', now).orderBy('pay_by').limit(limit).pluck('public_id')
}
