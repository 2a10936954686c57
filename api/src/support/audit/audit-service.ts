import { addDays, startOfIndiaDay } from '@store/contract/rules/india-days'
import { defaultListLimit, largestListLimit } from '@store/contract/rules/limits'
import type { AuditFilter, AuditQuery } from '@store/contract/schemas/accounts/audit'
import type { Database } from '../../base/database/database.ts'
import type { Clock } from '../../base/shared/clock.ts'
import { LargeTotals } from '../../base/shared/large-totals.ts'
import { searchTermOf } from '../../base/shared/search-term.ts'
import type { AuditFilters, AuditRow } from './audit.ts'
import { countAuditEntries, findAuditEntries, findRareActors } from './audit-repository.ts'

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

async function narrowed(db: Database, wanted: AuditFilters): Promise<AuditFilters> {
  const actorIds = wanted.actor === undefined ? undefined : await findRareActors(db, wanted.actor)
  return { ...wanted, ...(actorIds && { actorIds }) }
}

/** Reads the audit log. */
export function createAuditReader({ db, clock }: { db: Database; clock: Clock }) {
  const totals = new LargeTotals(clock)
  return async ({ cursor, limit = defaultListLimit, ...query }: AuditQuery): Promise<AuditPage> => {
    const wanted = filtersOf(query)
    const filters = await narrowed(db, wanted)
    const [found, total] = await Promise.all([
      findAuditEntries(db, filters, { cursor, limit: limit + 1 }),
      totals.read(JSON.stringify(wanted), () => countAuditEntries(db, filters)),
    ])
    const entries = found.slice(0, limit)
    return { entries, next: found.length > limit ? entries.at(-1)?.public_id : undefined, total }
  }
}

/** All entries that match, newest first, in batches. */
export async function* walkAudit(db: Database, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  const filters = await narrowed(db, filtersOf(filter))
  let cursor: string | undefined
  for (;;) {
    const rows = await findAuditEntries(db, filters, { cursor, limit: largestListLimit })
    yield rows
    if (rows.length < largestListLimit) return
    cursor = rows.at(-1)?.public_id
  }
}
