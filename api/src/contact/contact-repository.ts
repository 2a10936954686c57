import type { ContactMessage } from '@store/contract/schemas/accounts/contact'
import type { Database } from '../database/database.ts'

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
