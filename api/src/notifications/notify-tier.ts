import type { Tier } from '@store/contract/rules/roles'
import type { Database } from '../database/database.ts'
import { deliver } from './deliver.ts'
import { adminOfTier } from './notification.ts'

/** Something an admin of a tier should know (api.md: new orders, proofs and cancellations). */
export interface TierNotice {
  tier: Tier
  title: string
  message: string
  orderPublicId: string
  at: Date
}

/** Notifies the admins of a tier, in the transaction of what they should know. */
export async function notifyTier(trx: Database, notice: TierNotice): Promise<void> {
  const { tier, ...said } = notice
  await deliver(trx, { ...said, audience: adminOfTier[tier] })
}
