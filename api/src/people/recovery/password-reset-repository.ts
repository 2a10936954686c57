import type { Database } from '../../base/base.ts'

/**
 * Maximum number of attempts at a code, right or wrong (people 4.1): for the network that requested it,
 * and separately for all others together, so that no stranger uses up the owner's attempts.
 */
export const mostTries = 5

interface ResetCodeRow {
  email: string
  /** The network that requested the code. */
  network_mac: string
  /** Null for an address without an account. */
  user_id: number | null
  /** Null once the code was used. */
  code_mac: string | null
  own_tries: number
  foreign_tries: number
  /** Set once the code was right. */
  ticket_sha256: string | null
  expires_at: Date
}

/** Starts a reset; invalidates the code and ticket of an earlier one of this network. */
export async function saveReset(
  db: Database,
  reset: {
    email: string
    networkMac: string
    userId: number | undefined
    codeMac: string
    expiresAt: Date
  },
): Promise<void> {
  await db<ResetCodeRow>('reset_codes')
    .insert({
      email: reset.email,
      network_mac: reset.networkMac,
      user_id: reset.userId ?? null,
      code_mac: reset.codeMac,
      own_tries: 0,
      foreign_tries: 0,
      ticket_sha256: null,
      expires_at: reset.expiresAt,
    })
    .onConflict(['email', 'network_mac'])
    .merge()
}

/** An attempt at the codes of an address. */
export interface CodeAttempt {
  email: string
  networkMac: string
  codeMac: string
}

/**
 * The valid codes of an address at which a network has attempts left; concurrent attempts wait until the transaction
 * ends.
 */
async function lockOpenCodes(
  trx: Database,
  { email, networkMac }: CodeAttempt,
  now: Date,
): Promise<ResetCodeRow[]> {
  const rows: ResetCodeRow[] = await trx<ResetCodeRow>('reset_codes')
    .where({ email })
    .whereNotNull('code_mac')
    .where('expires_at', '>', now)
    .orderBy('network_mac')
    .forUpdate()
    .select('*')
  return rows.filter((row) => {
    const tries = row.network_mac === networkMac ? row.own_tries : row.foreign_tries
    return tries < mostTries
  })
}

/** Counts an attempt at each code of an address that is still open to this network. @returns these codes */
async function countTry(
  trx: Database,
  attempt: CodeAttempt,
  now: Date,
): Promise<readonly Pick<ResetCodeRow, 'network_mac' | 'code_mac' | 'user_id'>[]> {
  const codes = await lockOpenCodes(trx, attempt, now)
  const isOwn = ({ network_mac }: ResetCodeRow) => network_mac === attempt.networkMac
  const macsOf = (rows: ResetCodeRow[]) => rows.map(({ network_mac }) => network_mac)
  const counted = [
    ['own_tries', macsOf(codes.filter(isOwn))],
    ['foreign_tries', macsOf(codes.filter((row) => !isOwn(row)))],
  ] as const
  for (const [column, networkMacs] of counted) {
    if (networkMacs.length === 0) continue
    await trx('reset_codes')
      .where({ email: attempt.email })
      .whereIn('network_mac', [...networkMacs])
      .increment(column)
  }
  return codes
}

/** Exchanges a code for a ticket, once. @returns false when the typed code is none of the counted ones */
export async function exchangeCode(
  trx: Database,
  { attempt, now }: { attempt: CodeAttempt; now: Date },
  ticket: { sha256: string; expiresAt: Date },
): Promise<boolean> {
  const codes = await countTry(trx, attempt, now)
  const right = codes.find(
    ({ code_mac, user_id }) => user_id !== null && code_mac === attempt.codeMac,
  )
  if (!right) return false
  await trx<ResetCodeRow>('reset_codes')
    .where({ email: attempt.email, network_mac: right.network_mac })
    .update({ code_mac: null, ticket_sha256: ticket.sha256, expires_at: ticket.expiresAt })
  return true
}

/** Proof that somebody may set the password of an address. */
export interface Ticket {
  email: string
  sha256: string
}

function liveTickets(db: Database, { email, sha256 }: Ticket, now: Date) {
  return db<ResetCodeRow>('reset_codes')
    .where({ email, ticket_sha256: sha256 })
    .where('expires_at', '>', now)
}

/** The account of a valid ticket. */
export async function findTicketOwner(
  db: Database,
  ticket: Ticket,
  now: Date,
): Promise<number | undefined> {
  const row = await liveTickets(db, ticket, now).first('user_id')
  return row?.user_id ?? undefined
}

/**
 * Uses up a ticket, and with it all other codes and tickets of its address.
 * @returns false when it is used or expired
 */
export async function consumeTicket(db: Database, ticket: Ticket, now: Date): Promise<boolean> {
  if ((await liveTickets(db, ticket, now).delete()) !== 1) return false
  await db<ResetCodeRow>('reset_codes').where({ email: ticket.email }).delete()
  return true
}

/** Deletes expired resets, in batches. @returns how many */
export async function deleteResetsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db<ResetCodeRow>('reset_codes').where('expires_at', '<', moment).limit(most).delete()
}
