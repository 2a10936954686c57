import { mailKinds } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { MailPreference } from '@store/contract/schemas/accounts/mail-preferences'
import type { Database } from '../../../base/base.ts'
import type { UserDirectory } from '../../user-directory.ts'
import { findMutedKinds, setMailPreference } from './mail-preference-repository.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** Which mails a buyer gets beside the notifications in the store. */
export interface MailPreferenceService {
  /** Every kind of mail, and whether it is on. */
  list(userId: number): Promise<MailPreference[]>
  set(userId: number, preference: MailPreference): Promise<void>
  /** Turns off the mails of a token from a mail. @returns false when it is none of ours, or its account is gone */
  unsubscribe(token: string): Promise<boolean>
}

export function createMailPreferenceService({
  db,
  config,
  users,
}: {
  db: Database
  config: { SESSION_SECRET: string }
  users: Pick<UserDirectory, 'findUserId'>
}): MailPreferenceService {
  return {
    async list(userId) {
      const muted = new Set(await findMutedKinds(db, userId))
      return mailKinds.map((kind) => ({ kind, mail: !muted.has(kind) }))
    },
    set: (userId, preference) => setMailPreference(db, { userId, ...preference }),
    async unsubscribe(token) {
      const subscription = readUnsubscribeToken(config.SESSION_SECRET, token)
      if (!subscription) return false
      const userId = await users.findUserId(db, subscription.publicId)
      if (userId === undefined) return false
      await setMailPreference(db, { userId, kind: subscription.kind, mail: false })
      return true
    },
  }
}
