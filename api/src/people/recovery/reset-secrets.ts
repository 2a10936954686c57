import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { deriveKey } from '../../base/base.ts'

/** The mailed code, and the ticket that a right code is exchanged for; only their hashes are stored. */
export interface ResetSecrets {
  /** Six digits. */
  generateCode(): string
  /** A code has too few digits for a plain hash, so its hash depends on a key outside the database. */
  codeMacOf(email: string, code: string): string
  /** 256 bits, sent by the form. */
  generateTicket(): string
  ticketSha256Of(ticket: string): string
}

/** @param secret SESSION_SECRET, the same for all instances */
export function createResetSecrets(secret: string): ResetSecrets {
  const key = deriveKey(secret, 'one-time codes')
  return {
    generateCode: () => String(randomInt(1_000_000)).padStart(6, '0'),
    codeMacOf: (email, code) => createHmac('sha256', key).update(`${email}\n${code}`).digest('hex'),
    generateTicket: () => randomBytes(32).toString('base64url'),
    ticketSha256Of: (ticket) => createHash('sha256').update(ticket).digest('hex'),
  }
}
