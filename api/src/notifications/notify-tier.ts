import type { Tier } from '@store/contract/rules/roles'
import type { Database } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { newPublicId } from '../shared/ids.ts'
import { adminOfTier, type NewNotification } from './notification.ts'
import { insertNotification } from './notification-repository.ts'

/** Something an admin of a tier should know (api.md: new orders, proofs and cancellations). */
export interface TierNotice {
  tier: Tier
  title: string
  message: string
  orderPublicId: string
  at: Date
}

/** Keeps a notification and tells the open screens of its audience. */
export async function deliver(
  trx: Database,
  notification: Omit<NewNotification, 'publicId'>,
): Promise<string> {
  const publicId = newPublicId()
  await insertNotification(trx, { ...notification, publicId })
  const { audience, at } = notification
  await announce(trx, { topic: 'notification', subjectId: publicId, audience, at })
  return publicId
}

/** Notifies the admins of a tier, in the transaction of what they should know. */
export async function notifyTier(trx: Database, notice: TierNotice): Promise<void> {
  const { tier, ...said } = notice
  await deliver(trx, { ...said, audience: adminOfTier[tier] })
}
