import { createHmac, timingSafeEqual } from 'node:crypto'
import { type MailKind, mailKinds } from '@store/contract/rules/accounts/mails/mail-kinds'
import { deriveKey } from '../../../base/base.ts'

/** A kind of mails that a recipient may turn off. */
export interface MailSubscription {
  /** Of the account. */
  publicId: string
  kind: MailKind
}

const separator = '~'

function signatureOf(secret: string, { publicId, kind }: MailSubscription): string {
  return createHmac('sha256', deriveKey(secret, 'mail subscriptions'))
    .update([publicId, kind].join('\n'))
    .digest('base64url')
}

/**
 * Signs the token with which a mail program turns off a kind of mails, and nothing else. It does not expire: people unsubscribe
 * from old mails.
 * @param secret SESSION_SECRET, the same for all instances
 */
export function signUnsubscribeToken(secret: string, subscription: MailSubscription): string {
  const { publicId, kind } = subscription
  return [publicId, kind, signatureOf(secret, subscription)].join(separator)
}

/** @returns nothing for a text that is no token of ours */
export function readUnsubscribeToken(secret: string, token: string): MailSubscription | undefined {
  const [publicId = '', word, signature = '', ...rest] = token.split(separator)
  const kind = mailKinds.find((known) => known === word)
  if (!kind || rest.length > 0) return undefined
  const given = Buffer.from(signature)
  const ours = Buffer.from(signatureOf(secret, { publicId, kind }))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  return isOurs ? { publicId, kind } : undefined
}
