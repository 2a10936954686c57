import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../base/base.ts'

/** What the token of a link says: whose address it confirms, and until when. */
export interface Confirmation {
  publicId: string
  /** The address of the account when the link was made. */
  email: string
  /** The one that it gets. */
  newEmail?: string | undefined
  expiresAt: Date
}

/** No dot: mail programs end a link before a dot that ends a line. */
const separator = '~'

function signatureOf(
  secret: string,
  signed: Omit<Confirmation, 'expiresAt'> & { expires: string },
): string {
  const { publicId, email, newEmail, expires } = signed
  return createHmac('sha256', deriveKey(secret, 'email confirmations'))
    .update([publicId, expires, email, ...(newEmail === undefined ? [] : [newEmail])].join('\n'))
    .digest('base64url')
}

/**
 * Signs the token of a link that confirms an address: the account, the last millisecond, the signature, and the new address of
 * one that changes it. The present address is in the signature alone, so the token tells nobody who it is for, and is worthless
 * once the account has another address.
 * @param secret SESSION_SECRET, the same for all instances
 */
export function signConfirmationToken(
  secret: string,
  { publicId, email, newEmail, expiresAt }: Confirmation,
): string {
  const expires = expiresAt.getTime().toString(36)
  const signature = signatureOf(secret, { publicId, email, newEmail, expires })
  const added = newEmail === undefined ? [] : [Buffer.from(newEmail).toString('base64url')]
  return [publicId, expires, signature, ...added].join(separator)
}

/** A token as it was sent, not yet trusted. */
export interface SentToken {
  publicId: string
  expires: string
  signature: string
  newEmail: string | undefined
}

/** @returns nothing for a text that cannot be a token */
export function parseConfirmationToken(token: string): SentToken | undefined {
  const [publicId, expires, signature, added, ...rest] = token.split(separator)
  if (!publicId || !expires || !signature || rest.length > 0) return undefined
  const newEmail = added === undefined ? undefined : Buffer.from(added, 'base64url').toString()
  return { publicId, expires, signature, newEmail }
}

/** Until when a token is good, if it was signed for this address; else nothing. */
export function findExpiry(secret: string, sent: SentToken, email: string): Date | undefined {
  const given = Buffer.from(sent.signature)
  const ours = Buffer.from(signatureOf(secret, { ...sent, email }))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  return isOurs ? new Date(Number.parseInt(sent.expires, 36)) : undefined
}
