import type { Database } from '../database/database.ts'

/** Shorter than the time-out of a scrape. */
const countTimeoutMs = 2_000

/** A mail in the outbox. */
export interface MailRow {
  id: number
  public_id: string
  recipient: string | null
  subject: string
  sealed_text: string
  /** How often sending was attempted. */
  attempts: number
  /** Names the taking-out that may decide about it. */
  claim: string | null
  /** Not before this; a claim moves it to the end of its lease. */
  due_at: Date
  useless_at: Date
}

/** Stores mails for sending. */
export async function insertMails(
  db: Database,
  mails: Omit<MailRow, 'id' | 'attempts' | 'claim'>[],
): Promise<void> {
  await db<MailRow>('mails').insert(mails)
}

/**
 * Takes out the mail that is due longest, for one worker alone until its lease ends.
 * @param claim a new name for this taking-out
 * @returns `undefined` when none is due
 */
export async function claimMail(
  db: Database,
  claim: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<MailRow | undefined> {
  const claimed = await db<MailRow>('mails')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .update({ claim, due_at: leaseUntil, attempts: db.raw('attempts + 1') })
  if (claimed === 0) return undefined
  return db<MailRow>('mails').where({ claim }).first()
}

/** How many mails wait, those put back after a failure included. */
export async function countMails(db: Database): Promise<number> {
  const row = await db<MailRow>('mails').count({ count: '*' }).first().timeout(countTimeoutMs)
  return Number(row?.count ?? 0)
}

/** Removes a mail that is done; one that another worker claimed since stays. */
export async function deleteMail(db: Database, claim: string): Promise<void> {
  await db<MailRow>('mails').where({ claim }).delete()
}

/** Puts a mail back to be tried later; one that another worker claimed since stays as it is. */
export async function postponeMail(db: Database, claim: string, dueAt: Date): Promise<void> {
  await db<MailRow>('mails').where({ claim }).update({ claim: null, due_at: dueAt })
}
