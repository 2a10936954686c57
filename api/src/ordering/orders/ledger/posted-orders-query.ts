import type { Knex } from 'knex'
import { type Database, indiaDaySql } from '../../../base/base.ts'

/** Orders by what a ledger says of them: key, public id, buyer, total in paise and day (YYYY-MM-DD in India). */
function selectPosted(db: Database, eventSql: string): Knex.QueryBuilder {
  const event = `(SELECT MIN(created_at) FROM order_events WHERE order_id = orders.id AND ${eventSql})`
  return db('orders').select({
    id: 'orders.id',
    public_id: 'orders.public_id',
    user_id: 'orders.user_id',
    total_paise: 'orders.total_paise',
    day: db.raw(indiaDaySql(`COALESCE(${event}, orders.created_at)`)),
  })
}

/** Orders whose goods were sent and that are not cancelled; the day is that of sending. */
export function selectShippedOrders(db: Database): Knex.QueryBuilder {
  return selectPosted(db, "kind = 'status' AND to_value IN ('shipped', 'delivered')").whereIn(
    'orders.order_status',
    ['shipped', 'delivered'],
  )
}

/** Orders that were paid before receipts were kept; the day is that of the payment. */
export function selectPaidBeforeReceipts(db: Database): Knex.QueryBuilder {
  return selectPosted(db, "kind = 'payment' AND to_value = 'paid'")
    .where('orders.payment_status', 'paid')
    .whereNull('orders.paid_by')
}

/** Number and total of a buyer's orders that are neither sent nor cancelled. */
export async function sumUnsentOrders(
  db: Database,
  userId: number,
): Promise<{ count: number; total: number }> {
  const [row]: { count: number | string; total: number | string | null }[] = await db('orders')
    .where('user_id', userId)
    .whereNotIn('order_status', ['shipped', 'delivered', 'cancelled'])
    .count({ count: '*' })
    .sum({ total: 'total_paise' })
  return { count: Number(row?.count), total: Number(row?.total ?? 0) }
}
