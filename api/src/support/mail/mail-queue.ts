import { type Clock, type Database, newPublicId } from '../../base/base.ts'
import { signUnsubscribeToken } from '../notifications/mail-preferences/unsubscribe-token.ts'
import type { MailRecipient, UserDirectory } from '../user-directory.ts'
import type { Mail, MailContent } from './mail.ts'
import { createMailCipher } from './mail-cipher.ts'
import { insertMails } from './mail-repository.ts'

type StoredContent = MailContent & { subject: string }

/** The text that the former release sends, while it still runs beside this one: without tables. */
function plainTextOf({ text, parts, footer }: MailContent): string {
  const said = parts.flatMap((part) => {
    if (part.kind === 'text') return [part.text]
    return part.kind === 'link' ? [`${part.label}: ${part.url}`] : []
  })
  return [text, ...said, ...(footer === undefined ? [] : [`-- \n${footer}`])].join('\n\n')
}

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
  users: Pick<UserDirectory, 'findRecipients' | 'confirmationHintOf'>
}): MailQueue {
  const { clock, config, users } = dependencies
  const cipher = createMailCipher(config.SESSION_SECRET)

  function unsubscribeUrlOf({ preference: kind }: Mail, recipient: MailRecipient | undefined) {
    const origin = config.PUBLIC_ORIGIN.replace(/\/$/, '')
    if (!kind || !recipient || origin === '') return undefined
    const { publicId } = recipient
    const token = signUnsubscribeToken(config.SESSION_SECRET, { publicId, kind })
    return `${origin}/api/notifications/unsubscribe?token=${token}`
  }

  /** What a recipient gets of a mail: without what a person typed, unless the address is confirmed. */
  function contentFor(mail: Mail, recipient: MailRecipient | undefined): StoredContent {
    const { subject, text, parts = [], footer, attachment, neutral } = mail
    const unsubscribeUrl = unsubscribeUrlOf(mail, recipient)
    const common = { footer, unsubscribeUrl, language: recipient?.language ?? 'en' }
    if (!neutral || recipient?.isConfirmed) return { ...common, subject, text, parts, attachment }
    const hint = recipient
      ? users.confirmationHintOf({ publicId: recipient.publicId, email: mail.to ?? '' })
      : []
    const neutralParts = [...(neutral.parts ?? []), ...hint]
    return { ...common, subject: neutral.subject, text: neutral.text, parts: neutralParts }
  }

  return {
    async add(trx, mails) {
      const recipients = await users.findRecipients(
        trx,
        mails.map(({ to = '' }) => to),
      )
      const rows = mails.map((mail) => {
        const { to = '' } = mail
        const recipient = recipients.get(to)
        const isDropped = to === '' || (recipient?.isDisabled && !mail.reachesDisabled)
        const { subject, ...content } = contentFor(mail, recipient)
        return {
          public_id: newPublicId(),
          recipient: isDropped ? null : to,
          subject,
          sealed_text: cipher.encrypt(plainTextOf(content)),
          encrypted_content: cipher.encrypt(JSON.stringify(content)),
          due_at: clock.now(),
          useless_at: mail.expiresAt,
        }
      })
      await insertMails(trx, rows)
    },
  }
}
