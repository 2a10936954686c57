import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Database } from '../../base/base.ts'
import { createDelivery, deliver, type NotificationDelivery } from './deliver.ts'
import { adminOfTier } from './notification.ts'

/** A notification for the admins of a tier (support 1.3). */
export interface TierNotice {
  tier: Tier
  title: string
  message: string
  orderPublicId?: string
  /** The account that it names, where it is about no order. */
  accountPublicId?: string
  at: Date
}

function addressed({ tier, ...said }: TierNotice) {
  return { ...said, audience: adminOfTier[tier] }
}

/** Notifies the admins of a tier, in the transaction of the change. */
export async function notifyTier(trx: Database, notice: TierNotice): Promise<void> {
  await deliver(trx, addressed(notice))
}

/** A notification for the admins of a tier, to be inserted with the change. */
export function tierDelivery(notice: TierNotice): NotificationDelivery {
  return createDelivery(addressed(notice))
}
