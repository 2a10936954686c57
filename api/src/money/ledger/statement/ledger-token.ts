import { createHmac, timingSafeEqual } from 'node:crypto'
import { indiaDayOf } from '@store/contract/rules/india-days'
import { deriveKey } from '../../../base/base.ts'
import { LedgerLinkExpiredError, LedgerLinkInvalidError } from '../ledger-errors.ts'
import type { Days } from '../ledger-service.ts'

/** What a link to a statement gives access to. */
export interface LinkedStatement extends Days {
  /** Public id of the account. */
  buyer: string
  /** The last day in India on which it opens, YYYY-MM-DD. */
  lastDay: string
  /** A higher one of the account has closed the link. */
  version: number
}

/** No dot: the address of a page with a dot in its last part would be that of a file. */
const separator = '~'

const dayMs = 86_400_000

/** A day in few letters: a part of a path has at most a hundred. */
function writeDay(day: string): string {
  return (Date.parse(day) / dayMs).toString(36)
}

function readDay(text: string): string {
  return new Date(Number.parseInt(text, 36) * dayMs).toISOString().slice(0, 10)
}

function sign(secret: string, text: string): string {
  const key = deriveKey(secret, 'links to statements of account')
  return createHmac('sha256', key).update(text).digest('base64url')
}

/**
 * Signs the token of a link: account, days, last day, version, signature. It names nobody and needs no session.
 * @param secret FILE_URL_SECRET, the same for all instances
 */
export function signLedgerToken(
  secret: string,
  { buyer, from, to, lastDay, version }: LinkedStatement,
): string {
  const days = [from, to, lastDay].map(writeDay)
  const text = [buyer, ...days, version.toString(36)].join(separator)
  return [text, sign(secret, text)].join(separator)
}

/**
 * Reads the token of a link; whether its version is still that of the account is for the caller to see.
 * @throws LedgerLinkInvalidError, LedgerLinkExpiredError (404)
 */
export function readLedgerToken(secret: string, token: string, now: Date): LinkedStatement {
  const end = token.lastIndexOf(separator)
  const text = token.slice(0, Math.max(0, end))
  const given = Buffer.from(token.slice(end + 1))
  const ours = Buffer.from(sign(secret, text))
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) {
    throw new LedgerLinkInvalidError()
  }
  const [buyer = '', from = '', to = '', last = '', version = ''] = text.split(separator)
  const lastDay = readDay(last)
  if (indiaDayOf(now) > lastDay) throw new LedgerLinkExpiredError()
  const days = { from: readDay(from), to: readDay(to), lastDay }
  return { buyer, ...days, version: Number.parseInt(version, 36) }
}
