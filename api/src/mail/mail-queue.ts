import { findRecipients } from '../accounts/user-query.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/clock.ts'
import { newPublicId } from '../shared/ids.ts'
import type { Mail } from './mail.ts'
import { createMailCipher } from './mail-cipher.ts'
import { insertMails } from './mail-repository.ts'

/** The outbox of all features. */
export interface MailQueue {
  /**
   * Queues mails within a transaction: after a rollback they are never sent, after a commit they are sent even if this
   * process ends before. Disabled accounts get none but those that reach them, and
   * unconfirmed addresses the neutral text.
   */
  add(trx: Database, mails: readonly Mail[]): Promise<void>
}

/** @param dependencies config: SESSION_SECRET encrypts the texts */
export function createMailQueue(dependencies: {
  clock: Clock
  config: { SESSION_SECRET: string }
}): MailQueue {
  const { clock, config } = dependencies
  const cipher = createMailCipher(config.SESSION_SECRET)
  return {
    async add(trx, mails) {
      const recipients = await findRecipients(
        trx,
        mails.map(({ to = '' }) => to),
      )
      const rows = mails.map(({ to = '', subject, text, neutral, ...mail }) => {
        const recipient = recipients.get(to)
        const isDropped = to === '' || (recipient?.isDisabled && !mail.reachesDisabled)
        const said = neutral && !recipient?.isConfirmed ? neutral : { subject, text }
        return {
          public_id: newPublicId(),
          recipient: isDropped ? null : to,
          subject: said.subject,
          sealed_text: cipher.encrypt(said.text),
          due_at: clock.now(),
          useless_at: mail.expiresAt,
        }
      })
      await insertMails(trx, rows)
    },
  }
}
