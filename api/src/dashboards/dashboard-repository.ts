import { type Paise, paise } from '@store/contract/rules/money'
import { type Tier, tiers } from '@store/contract/rules/roles'
import type { Database } from '../database/database.ts'

interface Counted {
  total: number | string
}

/** How many orders match; all of them without a condition. */
export async function countOrders(
  db: Database,
  condition: { tier: Tier } | { user_id: number } | Record<string, never> = {},
): Promise<number> {
  const [row]: Counted[] = await db('orders').where(condition).count({ total: '*' })
  return Number(row?.total)
}

/** How many buyers there are, of one tier or of all. */
export async function countBuyers(db: Database, tier?: Tier): Promise<number> {
  const wanted = tier ? [tier] : [...tiers]
  const [row]: Counted[] = await db('users').whereIn('role', wanted).count({ total: '*' })
  return Number(row?.total)
}

/** What came in: the orders that are paid and not cancelled. */
export async function sumRevenue(db: Database): Promise<Paise> {
  const [row]: { total: number | string | null }[] = await db('orders')
    .where('payment_status', 'paid')
    .whereNot('order_status', 'cancelled')
    .sum({ total: 'total_paise' })
  return paise(Number(row?.total ?? 0))
}
