import type { Database } from '../../base/base.ts'
import { normaliseEmail } from './account.ts'

/** The domain of the addresses of erased accounts: no mail reaches it (RFC 2606). */
export const closedDomain = 'closed.invalid'

/** The account of an e-mail address. @param typed as somebody typed it @returns nothing for an unknown one */
export async function findAccountOfEmail(
  db: Database,
  typed: string,
): Promise<{ id: number; publicId: string; email: string } | undefined> {
  return db('users')
    .where({ email: normaliseEmail(typed) })
    .first({ id: 'id', publicId: 'public_id', email: 'email' })
}

/** Who owns an account, and its address once confirmed. @returns nothing for an unknown account */
export async function findPersonOfAccount(
  db: Database,
  userId: number,
): Promise<{ publicId: string; name: string; confirmedEmail: string | undefined } | undefined> {
  const row:
    | { public_id: string; name: string; email: string; is_email_unconfirmed: number }
    | undefined = await db('users')
    .where({ id: userId })
    .first('public_id', 'name', 'email', 'is_email_unconfirmed')
  if (!row) return undefined
  const confirmedEmail = row.is_email_unconfirmed === 0 ? row.email : undefined
  return { publicId: row.public_id, name: row.name, confirmedEmail }
}

/** Where each kind of data of an account is: the column with its key, and the one with the last change. */
const touchedTables = {
  account: [['users', 'id', 'updated_at']],
  addresses: [
    ['shipping_details', 'user_id', 'updated_at'],
    ['shipping_addresses', 'user_id', 'used_at'],
  ],
  logins: [['sessions', 'user_id', 'created_at']],
} as const

/** The keys of the accounts whose data of a kind were written, changed or used since a time. */
export async function findAccountsTouchedSince(
  db: Database,
  kind: keyof typeof touchedTables,
  since: Date,
): Promise<number[]> {
  const found: number[][] = []
  for (const [table, key, changedAt] of touchedTables[kind]) {
    found.push(await db(table).where(changedAt, '>=', since).distinct(key).pluck(key))
  }
  return [...new Set(found.flat())]
}

const contactsAtOnce = 1_000

/** How the owners of accounts can be reached; erased accounts are left out. */
export async function findContactsOf(
  db: Database,
  ids: readonly number[],
): Promise<{ id: number; name: string; email: string; mobile: string }[]> {
  const found: { id: number; name: string; email: string; mobile: string }[] = []
  for (let start = 0; start < ids.length; start += contactsAtOnce) {
    const rows = await db('users')
      .whereIn('id', ids.slice(start, start + contactsAtOnce))
      .whereNot('email', 'like', `%@${closedDomain}`)
      .select('id', 'name', 'email', 'mobile')
    found.push(...rows)
  }
  return found
}
