import { createHash } from 'node:crypto'
import type { StatementCredit } from '../statement.ts'

/** The letters and digits: exports of one account differ in spaces, case and punctuation. */
function plain(text: string | undefined): string {
  return (text ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Gives each credit the hash by which it is known in every other export of the account: SHA-256 of account, day, amount,
 * narration, reference, and which of several equal ones of the day it is.
 * @param account digits; leading zeros, which some exports drop, do not count
 */
export function hashCredits(
  credits: readonly Omit<StatementCredit, 'hash'>[],
  account: string | undefined,
): StatementCredit[] {
  const seen = new Map<string, number>()
  return credits.map((credit) => {
    const line = [
      (account ?? '').replace(/^0+/, ''),
      credit.bookedOn,
      credit.amount,
      plain(credit.narration),
      plain(credit.bankReference),
    ].join('|')
    const ordinal = seen.get(line) ?? 0
    seen.set(line, ordinal + 1)
    return { ...credit, hash: createHash('sha256').update(`${line}|${ordinal}`).digest('hex') }
  })
}
