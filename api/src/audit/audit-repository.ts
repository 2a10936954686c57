import { joinUser, userColumns } from '../accounts/user-query.ts'
import type { Database } from '../database/database.ts'
import type { AuditRow, NewAuditRow } from './audit.ts'

/** Stores entries in one statement. */
export async function insertAuditEntries(
  db: Database,
  entries: readonly NewAuditRow[],
): Promise<void> {
  await db('audit_entries').insert(entries)
}

/** Number of entries. */
export async function countAuditEntries(db: Database): Promise<number> {
  const rows: { total: number }[] = await db('audit_entries').count({ total: '*' })
  return Number(rows[0]?.total)
}

/** Entries after the cursor, newest first. */
export async function findAuditEntries(
  db: Database,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const query = db('audit_entries')
    .modify(joinUser, 'audit_entries.actor_id')
    .select<AuditRow[]>('audit_entries.*', {
      actor_public_id: userColumns.publicId,
      actor_name: userColumns.name,
      actor_email: userColumns.email,
    })
    .orderBy('audit_entries.public_id', 'desc')
    .limit(limit)
  if (cursor) void query.where('audit_entries.public_id', '<', cursor)
  return query
}
