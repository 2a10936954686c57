import type { Tier } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Database } from '../../../base/base.ts'
import type { OrderTotal } from './order-report.ts'

interface Counted {
  total: number | string
}

/** Number of a buyer's orders. */
export async function countOwnOrders(db: Database, userId: number): Promise<number> {
  const [row]: Counted[] = await db('orders').where('user_id', userId).count({ total: '*' })
  return Number(row?.total)
}

/** Number of orders, and revenue of those that are paid and not cancelled. */
export async function sumOrders(db: Database, tier?: Tier): Promise<OrderTotal> {
  const query = db('orders')
    .select(db.raw('COUNT(*) AS orders'))
    .select(
      db.raw(
        `SUM(CASE WHEN payment_status = 'paid' AND order_status <> 'cancelled'
           THEN total_paise END) AS revenue`,
      ),
    )
  if (tier) void query.where({ tier })
  const [row]: { orders: number | string; revenue: number | string | null }[] = await query
  return { orders: Number(row?.orders), revenue: paise(Number(row?.revenue ?? 0)) }
}
