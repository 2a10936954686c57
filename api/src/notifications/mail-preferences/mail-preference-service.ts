import { mailKinds } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { MailPreference } from '@store/contract/schemas/accounts/mail-preferences'
import type { Database } from '../../database/database.ts'
import { findMutedKinds, setMailPreference } from './mail-preference-repository.ts'

/** Which mails a buyer gets beside the notifications in the store. */
export interface MailPreferenceService {
  /** Every kind of mail, and whether it is on. */
  list(userId: number): Promise<MailPreference[]>
  set(userId: number, preference: MailPreference): Promise<void>
}

export function createMailPreferenceService({ db }: { db: Database }): MailPreferenceService {
  return {
    async list(userId) {
      const muted = new Set(await findMutedKinds(db, userId))
      return mailKinds.map((kind) => ({ kind, mail: !muted.has(kind) }))
    },
    set: (userId, preference) => setMailPreference(db, { userId, ...preference }),
  }
}
