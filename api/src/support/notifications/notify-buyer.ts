import type { MailKind } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { Database } from '../../base/base.ts'
import type { MailAttachmentReference } from '../mail/mail.ts'
import type { MailPart } from '../mail/mail-part.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { findMutedKinds } from './mail-preferences/mail-preference-repository.ts'
import { notifyPerson, type PersonalNotice } from './notify-person.ts'

/** A notice to a buyer, in the store and by mail. */
export interface BuyerNotice extends Omit<PersonalNotice, 'userId'> {
  buyer: { userId: number; name: string; email: string }
  kind: MailKind
  /** Title and message without what a person typed, for a mail to an address that nobody has confirmed. */
  neutral: { title: string; message: string; parts?: readonly MailPart[] }
  /** The message of the mail, where its parts say the rest of the notice's. */
  mailMessage?: string
  /** What the mail shows besides. */
  parts?: readonly MailPart[]
  attachment?: MailAttachmentReference
  /** The page it is about, e.g. `/orders/01J…`. */
  page: { label: string; path: string }
}

/** Dependencies of notices to buyers. Without PUBLIC_ORIGIN mails have no links. */
export interface BuyerNoticeDependencies {
  mails: MailQueue
  config: { PUBLIC_ORIGIN: string }
}

/** Undeliverable mails expire after this time; the notice in the store remains. */
const mailLifetimeMs = 3 * 24 * 3_600_000

/**
 * Notifies a buyer in the store and, unless they turned this kind of mail off, queues a mail; both in the caller's
 * transaction. The mail is sent later, so that no mail server delays or fails the caller.
 */
export async function notifyBuyer(
  { mails, config }: BuyerNoticeDependencies,
  trx: Database,
  notice: BuyerNotice,
): Promise<void> {
  const { buyer, kind, page, neutral, mailMessage, parts = [], attachment, ...personal } = notice
  const origin = config.PUBLIC_ORIGIN.replace(/\/$/, '')
  await notifyPerson(trx, { ...personal, userId: buyer.userId })
  if ((await findMutedKinds(trx, buyer.userId)).includes(kind)) return
  const { label, path } = page
  const link: MailPart[] = origin ? [{ kind: 'link', label, url: `${origin}${path}` }] : []
  await mails.add(trx, [
    {
      to: buyer.email,
      subject: notice.title,
      text: `Hello ${buyer.name},\n\n${mailMessage ?? notice.message}`,
      parts: [...parts, ...link],
      ...(attachment && { attachment }),
      preference: kind,
      neutral: {
        subject: neutral.title,
        text: `Hello,\n\n${neutral.message}`,
        parts: [...(neutral.parts ?? []), ...link],
      },
      ...(origin && {
        footer: `Choose in your profile which of these emails you get: ${origin}/profile#mails`,
      }),
      expiresAt: new Date(notice.at.getTime() + mailLifetimeMs),
      ...(notice.orderPublicId !== undefined && { reachesDisabled: true }),
    },
  ])
}
