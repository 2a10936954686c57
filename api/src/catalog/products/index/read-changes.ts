import { type Database, readAllById } from '../../../base/base.ts'
import { presentDetails, type ShownDetails } from '../product-presenter.ts'
import {
  type DetailedRow,
  declarationsOf,
  documentsOf,
  factsOf,
  productColumns,
} from '../product-row.ts'
import type { IndexedRow } from './index-entry.ts'

const shownColumns = [
  ...(['hsn', 'unit', 'facts', 'country_of_origin', 'mrp', 'declarations', 'documents'] as const),
  'version',
] as const

type DetailsRow = Pick<DetailedRow, (typeof shownColumns)[number]> & { stock_changes: number }

const columns = [...productColumns, 'search_text', 'stock_changes', 'deleted_at'] as const

/**
 * Rows per statement while the catalogue is loaded: few, so that they are freed before the garbage collector promotes
 * them.
 */
const batchSize = 250

/** The version of a product in the database, and its stock. */
export interface ProductVersion {
  id: number
  version: number
  contentVersion: number
  stock: number
  isDeleted: boolean
}

/** All products on sale, in batches, so that the whole catalogue is never in memory. */
export function readCatalogue(db: Database): AsyncGenerator<IndexedRow[]> {
  const select = () =>
    db('products')
      .select(...columns)
      .whereNull('deleted_at')
  return readAllById<IndexedRow>(select, batchSize)
}

/** The current state of products, including deleted ones. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<IndexedRow[]> {
  if (ids.length === 0) return []
  return db('products')
    .select(...columns)
    .whereIn('id', [...ids])
}

/** What the page of a product shows and the index does not have. */
export interface StoredDetails {
  contentVersion: number
  details: ShownDetails
}

/** Reads the details of a product on sale. */
export async function readDetails(
  db: Database,
  publicId: string,
): Promise<StoredDetails | undefined> {
  const row: DetailsRow | undefined = await db('products')
    .where('public_id', publicId)
    .whereNull('deleted_at')
    .first(...shownColumns, 'stock_changes')
  if (!row) return undefined
  const details = presentDetails({
    hsn: row.hsn ?? undefined,
    unit: row.unit,
    facts: factsOf(row.facts),
    declarations: declarationsOf(row),
    documents: documentsOf(row.documents),
  })
  return { contentVersion: row.version - row.stock_changes, details }
}

/** By the database's clock, to the microsecond; the clocks of the instances do not matter. */
const databaseTime = 'CAST(CURRENT_TIMESTAMP(6) AS CHAR)'

export async function readDatabaseTime(db: Database): Promise<string> {
  const [rows]: { now: string }[][] = await db.raw(`SELECT ${databaseTime} AS now`)
  return rows?.[0]?.now ?? ''
}

/** A row as an array: there are so many that naming each value would take longer than everything else. */
type VersionRow = [
  id: number,
  version: number,
  stockChanges: number,
  stock: number,
  isDeleted: number,
  /** Only of the first row, which is not a product. */
  now: string | null,
]

/**
 * The changes since a time of the database and in the seconds before it: rows become visible at their commit, in
 * another order than their timestamps. One statement, because it is sent four times a second.
 * @returns the changed products, and the time of this read
 */
export async function readVersionsSince(
  db: Database,
  since: string,
  overlapSeconds: number,
): Promise<{ now: string; versions: ProductVersion[] }> {
  const [rows = []]: VersionRow[][] = await db
    .raw(
      `SELECT 0, 0, 0, 0, 0, ${databaseTime}
       UNION ALL
       SELECT id, version, stock_changes, stock, deleted_at IS NOT NULL, NULL FROM products
       WHERE updated_at >= ? - INTERVAL ? SECOND`,
      [since, overlapSeconds],
    )
    .options({ rowsAsArray: true })
  const versions: ProductVersion[] = []
  let now = since
  for (const [id, version, stockChanges, stock, isDeleted, readAt] of rows) {
    const contentVersion = version - stockChanges
    if (readAt !== null) now = readAt
    else versions.push({ id, version, contentVersion, stock, isDeleted: isDeleted === 1 })
  }
  return { now, versions }
}
