import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../base/base.ts'

/** What the token of a link says: whose address it confirms, and until when. */
export interface Confirmation {
  publicId: string
  email: string
  expiresAt: Date
}

/** No dot: mail programs end a link before a dot that ends a line. */
const separator = '~'

function signatureOf(
  secret: string,
  { publicId, email, expires }: { publicId: string; email: string; expires: string },
): string {
  return createHmac('sha256', deriveKey(secret, 'email confirmations'))
    .update([publicId, expires, email].join('\n'))
    .digest('base64url')
}

/**
 * Signs the token of a link that confirms an address: the account, the last millisecond, the signature. The address is in the
 * signature alone, so the token tells nobody who it is for, and is worthless once the account has another address.
 * @param secret SESSION_SECRET, the same for all instances
 */
export function signConfirmationToken(
  secret: string,
  { publicId, email, expiresAt }: Confirmation,
): string {
  const expires = expiresAt.getTime().toString(36)
  return [publicId, expires, signatureOf(secret, { publicId, email, expires })].join(separator)
}

/** A token as it was sent, not yet trusted. */
export interface SentToken {
  publicId: string
  expires: string
  signature: string
}

/** @returns nothing for a text that cannot be a token */
export function parseConfirmationToken(token: string): SentToken | undefined {
  const [publicId, expires, signature, ...rest] = token.split(separator)
  if (!publicId || !expires || !signature || rest.length > 0) return undefined
  return { publicId, expires, signature }
}

/** Until when a token is good, if it was signed for this address; else nothing. */
export function findExpiry(secret: string, sent: SentToken, email: string): Date | undefined {
  const given = Buffer.from(sent.signature)
  const ours = Buffer.from(signatureOf(secret, { ...sent, email }))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  return isOurs ? new Date(Number.parseInt(sent.expires, 36)) : undefined
}
