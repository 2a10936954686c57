import type { OrderStatus, PaymentStatus } from '@store/contract/rules/orders/order-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { PaymentLedger } from '../ledger/payment-ledger.ts'

/** Orders of an account that are listed beside their sums. */
const listed = 5

/** One order of an account, as it is listed. */
export interface OwnOrder {
  publicId: string
  createdAt: Date
  total: Paise
  status: OrderStatus
  paymentStatus: PaymentStatus
}

/** What an account ordered. */
export interface OwnOrders {
  count: number
  /** Of the orders that are not cancelled. */
  total: Paise
  /** What no money covers yet, of the orders that are neither cancelled nor paid. */
  owed: Paise
  /** The newest ones, newest first. */
  last: OwnOrder[]
}

interface SumRow {
  count: number | string
  total: number | string | null
  owed: number | string | null
}

interface ListedRow {
  public_id: string
  created_at: Date
  total_paise: number
  order_status: OrderStatus
  payment_status: PaymentStatus
}

/** Reads what accounts ordered and owe. */
export type ReadOwnOrders = (db: Database, userId: number) => Promise<OwnOrders>

export function createOwnOrdersReader({
  assignedSumSql,
  creditedSumSql,
  refundedSumSql,
}: Pick<PaymentLedger, 'assignedSumSql' | 'creditedSumSql' | 'refundedSumSql'>): ReadOwnOrders {
  const openSql = `GREATEST(0, orders.total_paise - ${creditedSumSql('orders.id')}
    - (${assignedSumSql('orders.id')} - ${refundedSumSql('orders.id')}))`

  return async (db, userId) => {
    const [sums]: SumRow[] = await db('orders')
      .where('user_id', userId)
      .count({ count: '*' })
      .select({
        total: db.raw("SUM(CASE WHEN order_status <> 'cancelled' THEN total_paise END)"),
        owed: db.raw(
          `SUM(CASE WHEN order_status <> 'cancelled' AND payment_status <> 'paid' THEN ${openSql} END)`,
        ),
      })
    const last: ListedRow[] = await db('orders')
      .where('user_id', userId)
      .orderBy('id', 'desc')
      .limit(listed)
      .select('public_id', 'created_at', 'total_paise', 'order_status', 'payment_status')
    return {
      count: Number(sums?.count),
      total: paise(Number(sums?.total ?? 0)),
      owed: paise(Number(sums?.owed ?? 0)),
      last: last.map((row) => ({
        publicId: row.public_id,
        createdAt: row.created_at,
        total: paise(row.total_paise),
        status: row.order_status,
        paymentStatus: row.payment_status,
      })),
    }
  }
}
