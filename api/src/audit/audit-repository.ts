import type { Database } from '../database/database.ts'
import type { AuditRow, NewAuditRow } from './audit.ts'

/** Keeps an entry. */
export async function insertAuditEntry(db: Database, entry: NewAuditRow): Promise<void> {
  await db('audit_entries').insert(entry)
}

/** How many entries there are. */
export async function countAuditEntries(db: Database): Promise<number> {
  const rows: { total: number }[] = await db('audit_entries').count({ total: '*' })
  return Number(rows[0]?.total)
}

/** Entries, newest first, from the one before `cursor`. */
export async function findAuditEntries(
  db: Database,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const query = db('audit_entries')
    .join('users', 'users.id', 'audit_entries.actor_id')
    .select<AuditRow[]>(
      'audit_entries.*',
      'users.public_id as actor_public_id',
      'users.name as actor_name',
      'users.email as actor_email',
    )
    .orderBy('audit_entries.public_id', 'desc')
    .limit(limit)
  if (cursor) void query.where('audit_entries.public_id', '<', cursor)
  return query
}
