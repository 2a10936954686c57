import { defaultListLimit } from '@store/contract/rules/limits'
import type { AuditQuery } from '@store/contract/schemas/audit'
import type { Database } from '../database/database.ts'
import type { AuditRow } from './audit.ts'
import { findAuditEntries } from './audit-repository.ts'

/** A page of the audit, newest first, and the cursor of the next if there is one. */
export async function readAudit(
  db: Database,
  { cursor, limit = defaultListLimit }: AuditQuery,
): Promise<{ entries: AuditRow[]; next: string | undefined }> {
  const found = await findAuditEntries(db, { cursor, limit: limit + 1 })
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? entries.at(-1)?.public_id : undefined }
}
