import type { BusinessTier } from '@store/contract/rules/accounts/approvals/tier-requests'
import type { Database } from '../../base/base.ts'
import { notifyTier, publishEvent } from '../../support/support.ts'

/** Somebody who asks for a tier. */
export interface AskingAccount {
  publicId: string
  name: string
  tier: BusinessTier
  at: Date
  /** After a refusal. */
  isAgain: boolean
}

/**
 * Tells those who decide that somebody waits: the admins of the tier by a notice, the open screens of superadmins, who have
 * no inbox, by an event.
 */
export async function announceRequest(
  trx: Database,
  { publicId, name, tier, at, isAgain }: AskingAccount,
): Promise<void> {
  const message = `${name} asks ${isAgain ? 'again ' : ''}for a ${tier} account. See Approvals.`
  const title = `New ${tier} account to approve`
  await notifyTier(trx, { tier, title, message, accountPublicId: publicId, at })
  await publishEvent(trx, {
    topic: 'notification',
    subjectId: publicId,
    audience: 'superadmin',
    at,
  })
}
