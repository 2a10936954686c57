import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../base/base.ts'
import { insertTicket, redeemTicket } from './event-repository.ts'

/** Lifetime of a ticket in seconds: a screen opens its stream at once. */
export const ticketSeconds = 30

/** Tickets for streams: each opens one, on any instance. */
export interface EventTickets {
  issue(sessionId: string): Promise<string>
  /** Uses a ticket up. @returns its session; `undefined` for one that is used, expired or invalid */
  redeem(ticket: string): Promise<string | undefined>
}

/** Only hashes are stored, so that a database leak opens no stream. */
function sha256Of(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

export function createEventTickets({ db }: { db: Database }): EventTickets {
  return {
    async issue(sessionId) {
      const ticket = randomBytes(32).toString('base64url')
      await insertTicket(db, { sha256: sha256Of(ticket), sessionId, seconds: ticketSeconds })
      return ticket
    },
    redeem: (ticket) => redeemTicket(db, sha256Of(ticket)),
  }
}
