import type { Database } from '../database/database.ts'

/** A code is dead after this many tries, right or wrong (api.md, forgot-password). */
export const mostTries = 5

interface PasswordResetRow {
  email: string
  /** Null for an address without an account. */
  user_id: number | null
  /** Null once the code was used. */
  code_mac: string | null
  tries: number
  /** There once the code was right. */
  ticket_sha256: string | null
  expires_at: Date
}

/** Starts a reset; an earlier one of the same address is over, with its code and its ticket. */
export async function saveReset(
  db: Database,
  reset: { email: string; userId: number | undefined; codeMac: string; expiresAt: Date },
): Promise<void> {
  await db<PasswordResetRow>('password_resets')
    .insert({
      email: reset.email,
      user_id: reset.userId ?? null,
      code_mac: reset.codeMac,
      tries: 0,
      ticket_sha256: null,
      expires_at: reset.expiresAt,
    })
    .onConflict('email')
    .merge()
}

/** Counts a try at the code of an address. @returns false when there is no live code to try */
export async function countTry(db: Database, email: string, now: Date): Promise<boolean> {
  const counted = await db<PasswordResetRow>('password_resets')
    .where({ email })
    .whereNotNull('code_mac')
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .update({ tries: db.raw('tries + 1') })
  return counted === 1
}

/** Exchanges a code for a ticket, once. @returns false when the code is wrong */
export async function exchangeCode(
  db: Database,
  code: { email: string; codeMac: string },
  ticket: { sha256: string; expiresAt: Date },
): Promise<boolean> {
  const exchanged = await db<PasswordResetRow>('password_resets')
    .where({ email: code.email, code_mac: code.codeMac })
    .whereNotNull('user_id')
    .update({ code_mac: null, ticket_sha256: ticket.sha256, expires_at: ticket.expiresAt })
  return exchanged === 1
}

/** What proves that somebody may set the password of an address. */
export interface Ticket {
  email: string
  sha256: string
}

function liveTickets(db: Database, { email, sha256 }: Ticket, now: Date) {
  return db<PasswordResetRow>('password_resets')
    .where({ email, ticket_sha256: sha256 })
    .where('expires_at', '>', now)
}

/** The account a live ticket is for. */
export async function findTicketOwner(
  db: Database,
  ticket: Ticket,
  now: Date,
): Promise<number | undefined> {
  const row = await liveTickets(db, ticket, now).first('user_id')
  return row?.user_id ?? undefined
}

/** Uses a ticket up. @returns false when it is used or too old */
export async function useTicketUp(db: Database, ticket: Ticket, now: Date): Promise<boolean> {
  return (await liveTickets(db, ticket, now).delete()) === 1
}

/** Forgets resets nobody can go on with, some at a time. @returns how many */
export async function deleteResetsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db<PasswordResetRow>('password_resets')
    .where('expires_at', '<', moment)
    .limit(most)
    .delete()
}
