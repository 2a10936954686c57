import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { type Database, firstIdOf } from '../../../base/base.ts'

/** What a buyer bought, without GST and with it. */
export interface Purchases {
  taxable: Paise
  total: Paise
}

/** Buyers in one statement. */
const batchSize = 1000

/**
 * What each order's buyer had bought before it since a day, for buyers above an amount only: their orders are few.
 * @param since the start of the year
 * @param above the amount, including the orders themselves
 * @returns by public id of the order
 */
export async function findPurchasesBefore(
  db: Database,
  buyers: { userIds: readonly number[]; since: Date; above: Paise },
): Promise<Map<string, Purchases>> {
  const found = new Map<string, Purchases>()
  const userIds = [...new Set(buyers.userIds)]
  const ordersOf = (ids: readonly number[]) =>
    db('orders')
      .whereIn('orders.user_id', [...ids])
      .where('orders.public_id', '>=', firstIdOf(buyers.since.getTime()))
      .whereNot('orders.order_status', 'cancelled')
  for (let start = 0; start < userIds.length; start += batchSize) {
    const large: number[] = await ordersOf(userIds.slice(start, start + batchSize))
      .groupBy('orders.user_id')
      .havingRaw('SUM(orders.total_paise) > ?', [buyers.above])
      .pluck('orders.user_id')
    if (large.length === 0) continue
    const rows: { user: number; order: string; total: number; taxable: string | number }[] =
      await ordersOf(large)
        .join('order_lines', 'order_lines.order_id', 'orders.id')
        .groupBy('orders.id', 'orders.user_id', 'orders.public_id', 'orders.total_paise')
        .orderBy('orders.public_id')
        .select({ user: 'orders.user_id', order: 'orders.public_id', total: 'orders.total_paise' })
        .sum({ taxable: 'order_lines.taxable_paise' })
    const sums = new Map<number, { total: number; taxable: number }>()
    for (const { user, order, total, taxable } of rows) {
      const before = sums.get(user) ?? { total: 0, taxable: 0 }
      found.set(order, { total: paise(before.total), taxable: paise(before.taxable) })
      sums.set(user, { total: before.total + total, taxable: before.taxable + Number(taxable) })
    }
  }
  return found
}
