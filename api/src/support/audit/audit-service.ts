import { addDays, startOfIndiaDay } from '@store/contract/rules/india-days'
import { defaultListLimit, largestListLimit } from '@store/contract/rules/limits'
import type { AuditFilter, AuditQuery } from '@store/contract/schemas/accounts/audit'
import { type Clock, type Database, LargeTotals, searchTermOf } from '../../base/base.ts'
import type { UserJoin } from '../user-directory.ts'
import type { AuditFilters, AuditRow } from './audit.ts'
import { createAuditQueries } from './audit-repository.ts'

/** A page of the audit, newest first. */
export interface AuditPage {
  entries: AuditRow[]
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  /** Entries on all pages. */
  total: number
}

function filtersOf({ q, actor, kind, from, to }: AuditFilter): AuditFilters {
  const text = q && searchTermOf(q)
  const who = actor && searchTermOf(actor)
  return {
    ...(text && { q: text }),
    ...(who && { actor: who }),
    ...(kind && { kind }),
    ...(from && { from: startOfIndiaDay(from) }),
    ...(to && { to: startOfIndiaDay(addDays(to, 1)) }),
  }
}

/** Reads the audit log. */
export interface AuditReader {
  readPage(query: AuditQuery): Promise<AuditPage>
  /** All entries that match, newest first, in batches. */
  walk(filter: AuditFilter): AsyncGenerator<AuditRow[]>
}

/** @param dependencies reports: for exports; default: `db` */
export function createAuditReader(dependencies: {
  db: Database
  reports?: Database
  clock: Clock
  users: UserJoin
}): AuditReader {
  const { db, reports = db, clock, users } = dependencies
  const totals = new LargeTotals(clock)
  const queries = createAuditQueries(users)

  async function narrowed(reader: Database, wanted: AuditFilters): Promise<AuditFilters> {
    const { actor } = wanted
    const actorIds = actor === undefined ? undefined : await queries.findRareActors(reader, actor)
    return { ...wanted, ...(actorIds && { actorIds }) }
  }

  return {
    async readPage({ cursor, limit = defaultListLimit, ...query }) {
      const wanted = filtersOf(query)
      const filters = await narrowed(db, wanted)
      const [found, total] = await Promise.all([
        queries.find(db, filters, { cursor, limit: limit + 1 }),
        totals.read(JSON.stringify(wanted), () => queries.count(db, filters)),
      ])
      const entries = found.slice(0, limit)
      return { entries, next: found.length > limit ? entries.at(-1)?.public_id : undefined, total }
    },

    async *walk(filter) {
      const filters = await narrowed(reports, filtersOf(filter))
      let cursor: string | undefined
      for (;;) {
        const rows = await queries.find(reports, filters, { cursor, limit: largestListLimit })
        yield rows
        if (rows.length < largestListLimit) return
        cursor = rows.at(-1)?.public_id
      }
    },
  }
}
