import { type Database, indiaDaySql } from '../../../base/base.ts'
import type { ReportScope, ShippingTimeCount } from './order-report.ts'

/** Times are counted in tenths of an hour: exact enough for a person, and few rows for many orders. */
const minutesPerStep = 6

interface TimeRow {
  day: string
  steps: number | string
  orders: number | string
}

/**
 * How long the orders that were shipped in a period took from their last payment proof, by the day of shipping. An
 * order that was set to shipped again counts with the last time; one without a proof, or back in a former status, not.
 */
export async function countShippingTimes(
  db: Database,
  { from, to, tier }: ReportScope,
): Promise<ShippingTimeCount[]> {
  const shipped = db
    .from(db.raw('order_events FORCE INDEX (order_events_by_value)'))
    .where({ kind: 'status', to_value: 'shipped' })
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .select('order_id')
    .max({ shipped_at: 'created_at' })
    .groupBy('order_id')
  const query = db
    .from(shipped.as('shipped'))
    .join('orders', 'orders.id', 'shipped.order_id')
    .whereNotNull('orders.proof_file_id')
    .whereIn('orders.order_status', ['shipped', 'delivered'])
    .whereRaw('orders.proof_at <= shipped.shipped_at')
    .select({
      day: db.raw(indiaDaySql('shipped.shipped_at')),
      steps: db.raw(
        `TIMESTAMPDIFF(MINUTE, orders.proof_at, shipped.shipped_at) DIV ${minutesPerStep}`,
      ),
    })
    .count({ orders: '*' })
    .groupBy('day', 'steps')
    .orderBy(['day', 'steps'])
  if (tier) void query.where('orders.tier', tier)
  const rows: TimeRow[] = await query
  return rows.map(({ day, steps, orders }) => ({
    day,
    hours: (Number(steps) * minutesPerStep) / 60,
    orders: Number(orders),
  }))
}
