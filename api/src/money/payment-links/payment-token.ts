import { type BinaryLike, createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../base/base.ts'
import { PaymentLinkExpiredError, PaymentLinkInvalidError } from './payment-link-errors.ts'

/** What a payment link gives access to. */
export interface LinkedOrder {
  publicId: string
  /** When the link ends: the order is then to be paid. */
  payBy: Date
}

/** No dot: the address of a page with a dot in its last part would be that of a file. */
const separator = '~'

/** The key of payment links; what signs the addresses of files opens no order. */
function paymentLinkKey(secret: string): Buffer {
  return deriveKey(secret, 'payment links')
}

function sign(key: BinaryLike, publicId: string, expires: string): string {
  return createHmac('sha256', key).update(`pay/${publicId}?${expires}`).digest('base64url')
}

/**
 * Signs the token of a payment link: the order, the last millisecond, the signature. It names nobody and needs no session.
 * @param secret FILE_URL_SECRET, the same for all instances
 */
export function signPaymentToken(secret: string, { publicId, payBy }: LinkedOrder): string {
  const expires = payBy.getTime().toString(36)
  return [publicId, expires, sign(paymentLinkKey(secret), publicId, expires)].join(separator)
}

function isSignedBy(key: BinaryLike, [publicId, expires, signature]: SignedParts): boolean {
  const given = Buffer.from(signature)
  const ours = Buffer.from(sign(key, publicId, expires))
  return given.length === ours.length && timingSafeEqual(given, ours)
}

/**
 * Reads the token of a payment link.
 * @param secret FILE_URL_SECRET, the same for all instances
 * @throws PaymentLinkInvalidError, PaymentLinkExpiredError (404)
 */
export function readPaymentToken(secret: string, token: string, now: Date): LinkedOrder {
  const parts = token.split(separator)
  if (!isThree(parts)) throw new PaymentLinkInvalidError()
  // The release before this one signed with the secret itself; its links are still in people's chats.
  const isOurs = [paymentLinkKey(secret), secret].some((key) => isSignedBy(key, parts))
  if (!isOurs) throw new PaymentLinkInvalidError()
  const [publicId, expires] = parts
  const payBy = new Date(Number.parseInt(expires, 36))
  if (payBy <= now) throw new PaymentLinkExpiredError()
  return { publicId, payBy }
}

type SignedParts = [publicId: string, expires: string, signature: string]

function isThree(parts: string[]): parts is SignedParts {
  return parts.length === 3
}
