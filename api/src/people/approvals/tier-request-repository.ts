import type {
  BusinessTier,
  TierRequestState,
} from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Database } from '../../base/base.ts'

/** Stores that a new account asks for a tier. */
export async function insertTierRequest(
  trx: Database,
  { userId, tier, at }: { userId: number; tier: BusinessTier; at: Date },
): Promise<void> {
  await trx('tier_requests').insert({ user_id: userId, tier, state: 'waiting', requested_at: at })
}

/** Forgets the request of an account. */
export async function deleteTierRequest(trx: Database, userId: number): Promise<void> {
  await trx('tier_requests').where({ user_id: userId }).delete()
}

/** The tier that an account asks for; undefined once it was approved. */
export async function findRequestedTier(
  db: Database,
  userId: number,
): Promise<BusinessTier | undefined> {
  const row: { tier: BusinessTier } | undefined = await db('tier_requests')
    .where({ user_id: userId })
    .whereNot('state', 'approved')
    .first('tier')
  return row?.tier
}

/** Lets a refused request wait again; the reason of the refusal stays. @returns false when none was refused */
export async function reopenRequest(trx: Database, userId: number, at: Date): Promise<boolean> {
  const reopened = await trx('tier_requests')
    .where({ user_id: userId, state: 'refused' })
    .update({ state: 'waiting', requested_at: at })
  return reopened === 1
}

/** Stores what was decided about a request. */
export async function settleRequest(
  trx: Database,
  { userId, state, reason }: { userId: number; state: TierRequestState; reason: string | null },
): Promise<void> {
  await trx('tier_requests').where({ user_id: userId }).update({ state, reason })
}
