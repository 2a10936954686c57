import type { Tier } from '@store/contract/rules/accounts/roles'
import type { CreditTerms } from '@store/contract/rules/credit/credit'
import type { Database } from '../../base/base.ts'
import { joinUser, leftJoinUser, userColumns } from '../../people/people.ts'

/** Who set the credit of an account, and when; undefined without credit. */
export async function findCreditSetter(
  db: Database,
  userId: number,
): Promise<{ at: Date | null; name: string | null } | undefined> {
  return db('customers')
    .modify(leftJoinUser, 'customers.credit_set_by')
    .where('customers.user_id', userId)
    .whereNotNull('customers.credit_limit_paise')
    .first({ at: 'customers.credit_set_at', name: userColumns.name })
}

/** The accounts that have or had credit, of a tier or of all, by their keys. */
export async function findCreditAccounts(db: Database, tier?: Tier): Promise<number[]> {
  const query = db('customers')
    .modify(joinUser, 'customers.user_id')
    .whereNotNull('customers.credit_set_at')
  if (tier) void query.where(userColumns.role, tier)
  return query.pluck('customers.user_id')
}

/** Replaces what a customer may owe; undefined takes the credit away. */
export async function saveTerms(
  trx: Database,
  customerId: number,
  change: { terms: CreditTerms | undefined; actorId: number; at: Date },
): Promise<void> {
  const { terms, actorId, at } = change
  await trx('customers')
    .where({ id: customerId })
    .update({
      credit_limit_paise: terms?.limit ?? null,
      credit_days: terms?.days ?? 0,
      credit_grace_days: terms?.graceDays ?? 0,
      credit_on_hold: terms?.isOnHold ? 1 : 0,
      credit_set_by: actorId,
      credit_set_at: at,
    })
}
