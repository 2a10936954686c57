import type { MailKind } from '@store/contract/rules/accounts/mails/mail-kinds'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import { findMutedKinds } from './mail-preferences/mail-preference-repository.ts'
import { notifyPerson, type PersonalNotice } from './notify-person.ts'

/** A notice to a buyer, in the store and by mail. */
export interface BuyerNotice extends Omit<PersonalNotice, 'userId'> {
  buyer: { userId: number; name: string; email: string }
  kind: MailKind
  /** Title and message without what a person typed, for a mail to an address that nobody has confirmed. */
  neutral: { title: string; message: string }
  /** The page it is about, e.g. `/orders/01J…`. */
  path: string
}

/** Dependencies of notices to buyers. Without PUBLIC_ORIGIN mails have no links. */
export interface BuyerNoticeDependencies {
  mails: MailQueue
  config: { PUBLIC_ORIGIN: string }
}

/** Undeliverable mails expire after this time; the notice in the store remains. */
const mailLifetimeMs = 3 * 24 * 3_600_000

function mailTextOf(
  { greeting, message, path }: { greeting: string; message: string; path: string },
  origin: string,
): string {
  const parts = [`${greeting},`, message]
  return [...parts, ...(origin ? [`${origin}${path}`] : [])].join('\n\n')
}

/**
 * Notifies a buyer in the store and, unless they turned this kind of mail off, queues a mail; both in the caller's
 * transaction. The mail is sent later, so that no mail server delays or fails the caller.
 */
export async function notifyBuyer(
  { mails, config }: BuyerNoticeDependencies,
  trx: Database,
  notice: BuyerNotice,
): Promise<void> {
  const { buyer, kind, path, neutral, ...personal } = notice
  const origin = config.PUBLIC_ORIGIN.replace(/\/$/, '')
  await notifyPerson(trx, { ...personal, userId: buyer.userId })
  if ((await findMutedKinds(trx, buyer.userId)).includes(kind)) return
  await mails.add(trx, [
    {
      to: buyer.email,
      subject: notice.title,
      text: mailTextOf({ greeting: `Hello ${buyer.name}`, message: notice.message, path }, origin),
      neutral: {
        subject: neutral.title,
        text: mailTextOf({ greeting: 'Hello', message: neutral.message, path }, origin),
      },
      ...(origin && {
        footer: `You choose which of these mails you get in your profile: ${origin}/profile#mails`,
      }),
      expiresAt: new Date(notice.at.getTime() + mailLifetimeMs),
      ...(notice.orderPublicId !== undefined && { reachesDisabled: true }),
    },
  ])
}
