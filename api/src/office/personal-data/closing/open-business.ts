import type { Database } from '../../../base/base.ts'
import { readBalance } from '../../../money/money.ts'
import { sumUnsentOrders } from '../../../ordering/ordering.ts'

/**
 * What keeps an account from being closed: orders that have to be sent, or a ledger that does not end at zero, by which the
 * buyer owes something or has an advance.
 */
export async function findOpenBusiness(
  db: Database,
  userId: number,
  at: Date,
): Promise<'orders' | 'balance' | undefined> {
  if ((await sumUnsentOrders(db, userId)).count > 0) return 'orders'
  return (await readBalance(db, userId, at)) === 0 ? undefined : 'balance'
}
