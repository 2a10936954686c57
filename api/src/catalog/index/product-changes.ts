import type { Database } from '../../database/database.ts'
import { productColumns } from '../product-row.ts'
import type { IndexedRow } from './entry.ts'

const columns = [...productColumns, 'search_text', 'deleted_at'] as const

/** Rows of one statement while the catalogue is loaded: few, so that they are gone before the collector moves them. */
const batchSize = 250

/** Which version of a product the database has. */
export interface ProductVersion {
  id: number
  version: number
  isDeleted: boolean
}

/** All products on sale, in batches that never hold the whole catalogue. */
export async function* readCatalogue(db: Database): AsyncGenerator<IndexedRow[]> {
  for (let last = 0; ; ) {
    const rows: IndexedRow[] = await db('products')
      .select(...columns)
      .whereNull('deleted_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
  }
}

/** Products as they are now, deleted ones too. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<IndexedRow[]> {
  if (ids.length === 0) return []
  return db('products')
    .select(...columns)
    .whereIn('id', [...ids])
}

/** The database's own "now", to the microsecond: whatever instance writes, its clock does not count. */
export async function readMoment(db: Database): Promise<string> {
  const [rows]: { now: string }[][] = await db.raw(
    'SELECT CAST(CURRENT_TIMESTAMP(6) AS CHAR) AS now',
  )
  return rows?.[0]?.now ?? ''
}

/**
 * What changed since a moment, and in the seconds before it: rows become visible at their commit, in
 * another order than they were stamped.
 */
export async function readVersionsSince(
  db: Database,
  moment: string,
  overlapSeconds: number,
): Promise<ProductVersion[]> {
  const rows: { id: number; version: number; isDeleted: number }[] = await db('products')
    .select('id', 'version', { isDeleted: db.raw('deleted_at IS NOT NULL') })
    .where('updated_at', '>=', db.raw('? - INTERVAL ? SECOND', [moment, overlapSeconds]))
  return rows.map((row) => ({ ...row, isDeleted: row.isDeleted === 1 }))
}
