import { createHmac, randomInt } from 'node:crypto'
import {
  normaliseCode,
  recoveryCodeCount,
} from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { deriveKey } from '../../../base/base.ts'

/** Without 0, 1, I and O, which are easily confused: five bits each. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const groupLength = 5

/** The recovery codes of an account; only their hashes are stored. */
export interface RecoveryCodeSecrets {
  /** A new set, each code of 50 random bits: `K7M2P-Q4RST`. */
  generate(): string[]
  /** The stored form of a code as typed. It depends on a key outside the database, so nobody can try all codes there. */
  macOf(userId: number, code: string): string
}

function drawGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
}

/** @param secret SESSION_SECRET, the same for all instances */
export function createRecoveryCodeSecrets(secret: string): RecoveryCodeSecrets {
  const key = deriveKey(secret, 'recovery codes of accounts')
  return {
    generate: () =>
      Array.from({ length: recoveryCodeCount }, () => `${drawGroup()}-${drawGroup()}`),
    macOf: (userId, code) =>
      createHmac('sha256', key)
        .update(`${userId}\n${normaliseCode(code)}`)
        .digest('hex'),
  }
}
