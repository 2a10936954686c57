import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import {
  type Database,
  indiaDaySql,
  placeholders,
  type RowsOf,
  type Statement,
} from '../../../base/base.ts'
import type { PaymentLedger } from './payment-ledger.ts'

/** Orders by what a ledger says of them: key, public id, buyer, total in paise, days of credit and day (YYYY-MM-DD in India). */
function selectPosted(db: Database, eventSql: string): Knex.QueryBuilder {
  const event = `(SELECT MIN(created_at) FROM order_events WHERE order_id = orders.id AND ${eventSql})`
  return db('orders').select({
    id: 'orders.id',
    public_id: 'orders.public_id',
    user_id: 'orders.user_id',
    total_paise: 'orders.total_paise',
    credit_days: 'orders.credit_days',
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

/** An order that its buyer owes, all or a part of it: sent, or placed on credit. */
export interface OwedOrder {
  id: number
  userId: number
  publicId: string
  open: Paise
  creditDays: number | undefined
  /** YYYY-MM-DD in India; undefined before it is sent. */
  sentOn: string | undefined
  /** Its payment proof is not checked yet. */
  isProofWaiting: boolean
}

/** Reads the orders that some accounts owe. */
export function owedOrdersStatement(
  ledger: Pick<PaymentLedger, 'assignedSumSql' | 'creditedSumSql'>,
  userIds: readonly number[],
): Statement {
  const isSent = "orders.order_status IN ('shipped', 'delivered')"
  const sentAt = `COALESCE((SELECT MIN(created_at) FROM order_events
    WHERE order_id = orders.id AND kind = 'status' AND to_value IN ('shipped', 'delivered')), orders.created_at)`
  const [assigned, credited] = [
    ledger.assignedSumSql('orders.id'),
    ledger.creditedSumSql('orders.id'),
  ]
  return {
    sql: `SELECT orders.id, orders.user_id AS userId, orders.public_id AS publicId, orders.credit_days AS creditDays,
        orders.proof_status = 'unverified' AS isProofWaiting,
        GREATEST(0, orders.total_paise - ${assigned} - ${credited}) AS open,
        IF(${isSent}, ${indiaDaySql(sentAt)}, NULL) AS sentOn
      FROM orders WHERE orders.user_id IN (${placeholders(userIds.length)}) AND orders.payment_status <> 'paid'
        AND (${isSent} OR (orders.credit_days IS NOT NULL AND orders.order_status <> 'cancelled'))`,
    values: [...userIds],
  }
}

/** The orders of the rows of {@link owedOrdersStatement}. */
export function owedOrdersOf(rows: ReturnType<RowsOf>): OwedOrder[] {
  return rows.map((row) => ({
    id: Number(row.id),
    userId: Number(row.userId),
    publicId: String(row.publicId),
    open: paise(Number(row.open)),
    creditDays: row.creditDays === null ? undefined : Number(row.creditDays),
    sentOn: row.sentOn === null ? undefined : String(row.sentOn),
    isProofWaiting: Number(row.isProofWaiting) === 1,
  }))
}
