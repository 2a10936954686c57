import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows (RFC 6238); some ignore other values of an otpauth URI. */
const algorithm = 'SHA1'
const digits = 6
const period = 30
/** Steps before and after the current one whose code is valid: clocks differ, and typing takes time. */
const window = 1
const secretBytes = 20

/** A new secret, in base32. */
export function createAppSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** The otpauth URI of a secret, which a QR code contains. @param app issuer: the store, as the app names it */
export function appUriOf(app: { secret: string; issuer: string; email: string }): string {
  const secret = Secret.fromBase32(app.secret)
  const { issuer, email: label } = app
  return new TOTP({ issuer, label, secret, algorithm, digits, period }).toString()
}

/**
 * The number of the 30-second step to which a code belongs, counted from 1970.
 * @returns `undefined` for a wrong code
 */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const checked = { token: code, secret: Secret.fromBase32(secret), timestamp, window }
  const delta = TOTP.validate({ ...checked, algorithm, digits, period })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}
