import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/clock.ts'
import { insertTicket, takeTicket } from './event-repository.ts'

/** How long a ticket waits, in seconds: a screen opens its stream at once. */
export const ticketSeconds = 30

/** Tickets for streams: each opens one, on any instance. */
export interface EventTickets {
  issue(sessionId: string): Promise<string>
  /** Takes a ticket. @returns its session; `undefined` for one that is used, old or made up */
  redeem(ticket: string): Promise<string | undefined>
}

/** Only fingerprints are kept: who reads the table can open no stream. */
function sha256Of(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}

export function createEventTickets({ db, clock }: { db: Database; clock: Clock }): EventTickets {
  return {
    async issue(sessionId) {
      const ticket = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + ticketSeconds * 1000)
      await insertTicket(db, { sha256: sha256Of(ticket), sessionId, expiresAt })
      return ticket
    },
    redeem: (ticket) => takeTicket(db, { sha256: sha256Of(ticket), now: clock.now() }),
  }
}
