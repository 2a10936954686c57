import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentLinkExpiredError, PaymentLinkInvalidError } from './reserving-errors.ts'

/** What a payment link gives access to. */
export interface LinkedOrder {
  publicId: string
  /** When the link ends: the order is then to be paid. */
  payBy: Date
}

/** No dot: the address of a page with a dot in its last part would be that of a file. */
const separator = '~'

function sign(secret: string, publicId: string, expires: string): string {
  return createHmac('sha256', secret).update(`pay/${publicId}?${expires}`).digest('base64url')
}

/** Signs the token of a payment link: the order, the last millisecond, the signature. It names nobody and needs no session. */
export function signPaymentToken(secret: string, { publicId, payBy }: LinkedOrder): string {
  const expires = payBy.getTime().toString(36)
  return [publicId, expires, sign(secret, publicId, expires)].join(separator)
}

/**
 * Reads the token of a payment link.
 * @throws PaymentLinkInvalidError, PaymentLinkExpiredError (404)
 */
export function readPaymentToken(secret: string, token: string, now: Date): LinkedOrder {
  const [publicId = '', expires = '', signature = ''] = token.split(separator)
  const given = Buffer.from(signature)
  const ours = Buffer.from(sign(secret, publicId, expires))
  const isOurs = given.length === ours.length && timingSafeEqual(given, ours)
  if (!isOurs) throw new PaymentLinkInvalidError()
  const payBy = new Date(Number.parseInt(expires, 36))
  if (payBy <= now) throw new PaymentLinkExpiredError()
  return { publicId, payBy }
}
