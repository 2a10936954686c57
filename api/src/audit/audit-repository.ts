import type { Knex } from 'knex'
import { joinUser, userColumns } from '../accounts/user-query.ts'
import type { Database } from '../database/database.ts'
import { likeContaining } from '../database/statement.ts'
import { clockSlackMs, firstIdOf } from '../shared/ids.ts'
import type { AuditFilters, AuditRow, NewAuditRow } from './audit.ts'

/** Stores entries in one statement. */
export async function insertAuditEntries(
  db: Database,
  entries: readonly NewAuditRow[],
): Promise<void> {
  await db('audit_entries').insert(entries)
}

/** Ids begin with their time: with them a period is a range of the index. */
function restrictTime(query: Knex.QueryBuilder, { from, to }: AuditFilters): void {
  if (from) {
    void query
      .where('audit_entries.public_id', '>=', firstIdOf(from.getTime() - clockSlackMs))
      .where('audit_entries.created_at', '>=', from)
  }
  if (to) {
    void query
      .where('audit_entries.public_id', '<', firstIdOf(to.getTime() + clockSlackMs))
      .where('audit_entries.created_at', '<', to)
  }
}

function matching(db: Database, filters: AuditFilters): Knex.QueryBuilder {
  const { q, actor, kind } = filters
  const query = db('audit_entries').modify(joinUser, 'audit_entries.actor_id')
  restrictTime(query, filters)
  if (kind) void query.where('audit_entries.subject_kind', kind)
  if (q) {
    void query.where((any) =>
      any
        .where('audit_entries.subject_label', 'like', likeContaining(q))
        .orWhere('audit_entries.subject_id', q),
    )
  }
  if (actor) {
    const part = likeContaining(actor)
    void query.where((any) =>
      any.where(userColumns.name, 'like', part).orWhere(userColumns.email, 'like', part),
    )
  }
  return query
}

/** Number of entries. */
export async function countAuditEntries(db: Database, filters: AuditFilters): Promise<number> {
  const rows: { total: number }[] = await matching(db, filters).count({ total: '*' })
  return Number(rows[0]?.total)
}

/** Entries after the cursor, newest first. */
export async function findAuditEntries(
  db: Database,
  filters: AuditFilters,
  { cursor, limit }: { cursor: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const query = matching(db, filters)
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
