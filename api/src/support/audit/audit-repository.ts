import type { Knex } from 'knex'
import { clockSlackMs, type Database, firstIdOf, likeTyped } from '../../base/base.ts'
import type { UserJoin } from '../user-directory.ts'
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

const shortId = /^[0-9a-z]{6}$/i

/** Up to here sorting the entries of some people is faster than looking at all entries, newest first. */
const fewEntries = 2_000
const mostActors = 100

/** Queries for entries. */
export interface AuditQueries {
  /**
   * The people with entries whose name or e-mail has this part, when they have few entries: these are found by index. Of
   * entries that are frequent the newest are found sooner by looking at one after the other.
   * @returns `undefined` when they have many entries
   */
  findRareActors(db: Database, part: string): Promise<number[] | undefined>
  /** Number of entries. */
  count(db: Database, filters: AuditFilters): Promise<number>
  /** Entries after the cursor, newest first. */
  find(
    db: Database,
    filters: AuditFilters,
    page: { cursor: string | undefined; limit: number },
  ): Promise<AuditRow[]>
}

export function createAuditQueries({ joinUser, userColumns }: UserJoin): AuditQueries {
  function isCalled(part: string): Knex.QueryCallback {
    const pattern = likeTyped(part)
    return (any) => {
      void any.where(userColumns.name, 'like', pattern).orWhere(userColumns.email, 'like', pattern)
    }
  }

  function matching(db: Database, filters: AuditFilters): Knex.QueryBuilder {
    const { q, actor, actorIds, kind } = filters
    const query = db('audit_entries').modify(joinUser, 'audit_entries.actor_id')
    restrictTime(query, filters)
    if (kind) void query.where('audit_entries.subject_kind', kind)
    if (q) {
      void query.where((any) => {
        void any
          .where('audit_entries.subject_label', 'like', likeTyped(q))
          .orWhere('audit_entries.subject_id', q)
        // Screens print the end of an order's id.
        if (shortId.test(q)) {
          void any.orWhere('audit_entries.subject_id', 'like', `%${q.toUpperCase()}`)
        }
      })
    }
    if (actorIds) void query.whereIn('audit_entries.actor_id', [...actorIds])
    else if (actor) void query.where(isCalled(actor))
    return query
  }

  return {
    async findRareActors(db, part) {
      const ids: number[] = await db
        .from(db('audit_entries').distinct('actor_id').as('actors'))
        .modify(joinUser, 'actors.actor_id')
        .where(isCalled(part))
        .limit(mostActors + 1)
        .pluck('actors.actor_id')
      if (ids.length > mostActors) return undefined
      const entries = db('audit_entries')
        .whereIn('actor_id', ids)
        .limit(fewEntries + 1)
        .select('id')
      const [row]: { total: number }[] = await db.from(entries.as('entries')).count({ total: '*' })
      return Number(row?.total) > fewEntries ? undefined : ids
    },

    async count(db, filters) {
      const rows: { total: number }[] = await matching(db, filters).count({ total: '*' })
      return Number(rows[0]?.total)
    },

    async find(db, filters, { cursor, limit }) {
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
    },
  }
}
