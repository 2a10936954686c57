import type { Database } from '../../database/database.ts'
import { readAllById } from '../../search-engine/read-batches.ts'
import { productColumns } from '../product-row.ts'
import type { IndexedRow } from './index-entry.ts'

const columns = [...productColumns, 'search_text', 'stock_changes', 'deleted_at'] as const

/** Rows of one statement while the catalogue is loaded: few, so that they are gone before the collector moves them. */
const batchSize = 250

/** Which version of a product the database has, and how many pieces of it. */
export interface ProductVersion {
  id: number
  version: number
  contentVersion: number
  stock: number
  isDeleted: boolean
}

/** All products on sale, in batches that never hold the whole catalogue. */
export function readCatalogue(db: Database): AsyncGenerator<IndexedRow[]> {
  const select = () =>
    db('products')
      .select(...columns)
      .whereNull('deleted_at')
  return readAllById<IndexedRow>(select, batchSize)
}

/** Products as they are now, deleted ones too. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<IndexedRow[]> {
  if (ids.length === 0) return []
  return db('products')
    .select(...columns)
    .whereIn('id', [...ids])
}

/** Up to where somebody has followed the catalogue. */
export interface ChangePosition {
  /** By the database's own clock, to the microsecond: whatever instance writes, its clock does not count. */
  now: string
  /** How many imports and undos were committed by then. */
  bulkTurns: number
}

const momentColumns =
  'CAST(CURRENT_TIMESTAMP(6) AS CHAR) AS now, (SELECT MAX(turn) FROM import_turns) AS bulkTurns'

export async function readChangePosition(db: Database): Promise<ChangePosition> {
  const [rows]: { now: string; bulkTurns: number | null }[][] = await db.raw(
    `SELECT ${momentColumns}`,
  )
  const { now = '', bulkTurns } = rows?.[0] ?? {}
  return { now, bulkTurns: bulkTurns ?? 0 }
}

/** A row as an array: so many are read that naming each value would take longer than all else. */
type LookRow = [
  id: number,
  version: number,
  stockChanges: number,
  stock: number,
  isDeleted: number,
  /** These two of the first row alone, which is no product. */
  now: string | null,
  bulkTurns: number | null,
]

/**
 * What changed since a moment, and in the seconds before it: rows become visible at their commit, in
 * another order than they were stamped. One statement, for it is sent four times a second.
 */
export async function readVersionsSince(
  db: Database,
  moment: ChangePosition,
  overlapSeconds: number,
): Promise<{ moment: ChangePosition; versions: ProductVersion[] }> {
  const [rows = []]: LookRow[][] = await db
    .raw(
      `SELECT 0, 0, 0, 0, 0, ${momentColumns}
       UNION ALL
       SELECT id, version, stock_changes, stock, deleted_at IS NOT NULL, NULL, NULL FROM products
       WHERE updated_at >= ? - INTERVAL ? SECOND`,
      [moment.now, overlapSeconds],
    )
    .options({ rowsAsArray: true })
  const versions: ProductVersion[] = []
  let reached = moment
  for (const [id, version, stockChanges, stock, isDeleted, now, bulkTurns] of rows) {
    const contentVersion = version - stockChanges
    if (now !== null) reached = { now, bulkTurns: bulkTurns ?? 0 }
    else versions.push({ id, version, contentVersion, stock, isDeleted: isDeleted === 1 })
  }
  return { moment: reached, versions }
}
