import { createConfirmationLinks } from '../accounts/email-confirmation/confirmation-links.ts'
import { confirmationHint } from '../accounts/email-confirmation/confirmation-mail.ts'
import { findRecipients, type MailRecipient } from '../accounts/user-query.ts'
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
   * unconfirmed addresses the neutral text, with a link to confirm them.
   */
  add(trx: Database, mails: readonly Mail[]): Promise<void>
}

/** @param dependencies config: SESSION_SECRET encrypts the texts; without PUBLIC_ORIGIN they have no links */
export function createMailQueue(dependencies: {
  clock: Clock
  config: { SESSION_SECRET: string; PUBLIC_ORIGIN: string }
}): MailQueue {
  const { clock, config } = dependencies
  const cipher = createMailCipher(config.SESSION_SECRET)
  const linkFor = createConfirmationLinks(dependencies)

  function neutralTextOf(text: string, email: string, recipient: MailRecipient | undefined) {
    const link = recipient && linkFor({ publicId: recipient.publicId, email })
    return link ? `${text}\n\n${confirmationHint(link)}` : text
  }

  return {
    async add(trx, mails) {
      const recipients = await findRecipients(
        trx,
        mails.map(({ to = '' }) => to),
      )
      const rows = mails.map(({ to = '', subject, text, neutral, footer, ...mail }) => {
        const recipient = recipients.get(to)
        const isDropped = to === '' || (recipient?.isDisabled && !mail.reachesDisabled)
        const said =
          neutral && !recipient?.isConfirmed
            ? { ...neutral, text: neutralTextOf(neutral.text, to, recipient) }
            : { subject, text }
        const parts = [said.text, ...(footer === undefined ? [] : [`-- \n${footer}`])]
        return {
          public_id: newPublicId(),
          recipient: isDropped ? null : to,
          subject: said.subject,
          sealed_text: cipher.encrypt(parts.join('\n\n')),
          due_at: clock.now(),
          useless_at: mail.expiresAt,
        }
      })
      await insertMails(trx, rows)
    },
  }
}
