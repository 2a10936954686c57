import type { Database } from '../../base/base.ts'

/** Shorter than the time-out of a scrape. */
const countTimeoutMs = 2_000

/** A mail in the outbox. */
export interface MailRow {
  id: number
  public_id: string
  recipient: string | null
  subject: string
  sealed_text: string
  /** What it says, as JSON; null when the former release queued it, with a text alone. */
  encrypted_content: string | null
  /** Number of attempts to send it. */
  attempts: number
  /** Id of the claim that may delete or postpone it. */
  claim: string | null
  /** Not sent before this time; a claim sets it to the end of its lease. */
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
 * Claims the mail that has been due longest, for one worker until its lease ends.
 * @param claim a new id for this claim
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

/** Number of waiting mails, including postponed ones. */
export async function countMails(db: Database): Promise<number> {
  const row = await db<MailRow>('mails').count({ count: '*' }).first().timeout(countTimeoutMs)
  return Number(row?.count ?? 0)
}

/** Deletes a sent or dropped mail, unless another worker has claimed it since. */
export async function deleteMail(db: Database, claim: string): Promise<void> {
  await db<MailRow>('mails').where({ claim }).delete()
}

/** Postpones a mail, unless another worker has claimed it since. */
export async function postponeMail(db: Database, claim: string, dueAt: Date): Promise<void> {
  await db<MailRow>('mails').where({ claim }).update({ claim: null, due_at: dueAt })
}
