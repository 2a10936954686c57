import type { Paise } from '@store/contract/rules/pricing/money'
import { clockSlackMs, type Database, firstIdOf } from '../../../base/base.ts'
import { applyScope } from '../order-join.ts'
import type { OrderScope } from '../order-scope.ts'

interface TotalQuery {
  total: Paise
  /** Only orders that were placed since. */
  since: Date
  limit: number
}

/** Public ids of orders of a scope with exactly this total, the newest first. Totals have no index, hence `since`. */
export async function findOrdersOfTotal(
  db: Database,
  scope: OrderScope,
  { total, since, limit }: TotalQuery,
): Promise<string[]> {
  const rows: { public_id: string }[] = await applyScope(db('orders'), scope)
    .where('orders.public_id', '>=', firstIdOf(since.getTime() - clockSlackMs))
    .where('orders.total_paise', total)
    .orderBy('orders.public_id', 'desc')
    .limit(limit)
    .select('orders.public_id')
  return rows.map(({ public_id: publicId }) => publicId)
}
