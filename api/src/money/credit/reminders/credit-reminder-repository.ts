import type { Database } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'

/** A buyer who has or had credit, and was not reminded today. */
export interface RemindedBuyer {
  customerId: number
  userId: number
  name: string
  email: string
}

/** The buyers who have or had credit, may log in, and were not reminded today. @param today YYYY-MM-DD in India */
export async function findBuyersToRemind(db: Database, today: string): Promise<RemindedBuyer[]> {
  return db('customers')
    .modify(joinUser, 'customers.user_id')
    .whereNotNull('customers.credit_set_at')
    .whereNull(userColumns.disabledAt)
    .where((due) => {
      void due
        .whereNull('customers.credit_reminded_on')
        .orWhere('customers.credit_reminded_on', '<', today)
    })
    .orderBy('customers.id')
    .select({
      customerId: 'customers.id',
      userId: 'customers.user_id',
      name: userColumns.name,
      email: userColumns.email,
    })
}

/** Claims the reminder of a day. @returns false when the customer was reminded on that day before */
export async function claimReminder(
  trx: Database,
  { customerId, today }: { customerId: number; today: string },
): Promise<boolean> {
  const claimed = await trx('customers')
    .where({ id: customerId })
    .where((due) => {
      void due.whereNull('credit_reminded_on').orWhere('credit_reminded_on', '<', today)
    })
    .update({ credit_reminded_on: today })
  return claimed === 1
}
