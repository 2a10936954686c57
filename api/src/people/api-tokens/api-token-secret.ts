import { createHash, randomBytes } from 'node:crypto'
import { apiTokenPrefix } from '@store/contract/rules/accounts/api-tokens'

/** Of a token: its prefix and six characters, of which nobody guesses the other 37. */
const beginningLength = apiTokenPrefix.length + 6

/** The stored form of a token. It is 256 random bits, so no slow hash is needed. */
export function hashApiToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Makes a token, with what is stored of it. */
export function makeApiToken(): { token: string; tokenSha256: string; beginning: string } {
  const token = apiTokenPrefix + randomBytes(32).toString('base64url')
  return { token, tokenSha256: hashApiToken(token), beginning: token.slice(0, beginningLength) }
}
