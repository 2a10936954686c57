import { defaultListLimit } from '@store/contract/rules/limits'
import type { AuditQuery } from '@store/contract/schemas/accounts/audit'
import type { Database } from '../database/database.ts'
import type { Clock } from '../shared/clock.ts'
import { LargeTotals } from '../shared/large-totals.ts'
import type { AuditRow } from './audit.ts'
import { countAuditEntries, findAuditEntries } from './audit-repository.ts'

/** A page of the audit, newest first. */
export interface AuditPage {
  entries: AuditRow[]
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  /** Entries on all pages. */
  total: number
}

/** Reads the audit log. */
export function createAuditReader({ db, clock }: { db: Database; clock: Clock }) {
  const totals = new LargeTotals(clock)
  return async ({ cursor, limit = defaultListLimit }: AuditQuery): Promise<AuditPage> => {
    const [found, total] = await Promise.all([
      findAuditEntries(db, { cursor, limit: limit + 1 }),
      totals.read('audit', () => countAuditEntries(db)),
    ])
    const entries = found.slice(0, limit)
    return { entries, next: found.length > limit ? entries.at(-1)?.public_id : undefined, total }
  }
}
