import type { ContactMessage } from '@store/contract/schemas/accounts/contact'
import { type Database, type DayCount, dayCountsOf, indiaDaySql } from '../../base/base.ts'

/** A message as it is stored. */
export interface ContactRow extends ContactMessage {
  public_id: string
  created_at: Date
}

/** Stores a message. */
export async function insertContact(db: Database, contact: ContactRow): Promise<void> {
  await db<ContactRow>('contact_messages').insert(contact)
}

/** Number of messages. */
export async function countContacts(db: Database): Promise<number> {
  const [row]: { total: number | string }[] = await db('contact_messages').count({ total: '*' })
  return Number(row?.total)
}

/** Number of messages per day in India, without empty days. */
export async function countContactsByDay(
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, number>> {
  const rows: DayCount[] = await db('contact_messages')
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .select({ day: db.raw(indiaDaySql('created_at')) })
    .count({ total: '*' })
    .groupBy('day')
  return dayCountsOf(rows)
}

/** The public ids of the messages that came from an address. */
export async function findMessageIds(db: Database, email: string): Promise<string[]> {
  return db('contact_messages').where({ email }).pluck('public_id')
}

/** Who has sent messages since a time, the newest name of each address. */
export async function findSendersSince(
  db: Database,
  since: Date,
): Promise<{ name: string; email: string }[]> {
  return db('contact_messages')
    .where('created_at', '>=', since)
    .orderBy('id')
    .select('name', 'email')
}
