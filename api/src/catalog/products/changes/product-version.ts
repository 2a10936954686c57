import type { Knex } from 'knex'
import type { Database } from '../../../base/base.ts'

/**
 * The columns that a change of only the stock writes in addition: {@link versionBump}, and that it was such a change.
 * Readers that have the rest need not read it again (ADR 0021).
 */
export const stockVersionBumpSql =
  'version = version + 1, stock_changes = stock_changes + 1, updated_at = CURRENT_TIMESTAMP(6)'

/**
 * The columns that every change of a product writes in addition: readers that follow the catalogue find changed rows by
 * these two. The time is the database's own, so that several API processes agree on it.
 */
export function versionBump(db: Database): Record<'version' | 'updated_at', Knex.Raw> {
  return { version: db.raw('version + 1'), updated_at: db.raw('CURRENT_TIMESTAMP(6)') }
}
