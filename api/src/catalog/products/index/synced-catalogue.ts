import { type Database, inBatches } from '../../../base/base.ts'
import { entryOf, type IndexEntry } from './index-entry.ts'
import { type Change, ProductIndex } from './product-index.ts'
import {
  type ProductVersion,
  readCatalogue,
  readDatabaseTime,
  readProducts,
  readVersionsSince,
} from './read-changes.ts'

/** Longer than the time between timestamp and commit of nearly every change, in seconds. */
const shortOverlapSeconds = 1

/** Longer than an order, an edit or a batch of an import may take to commit, waiting for locks; read every second time. */
const overlapSeconds = 5
const overlapEvery = 2

/** For changes that take longer than they should; read every twentieth time. */
const wideOverlapSeconds = 180
const wideEvery = 20

/** Changed rows read by one statement. */
const batchSize = 1000

/** An index that is kept in sync with the database. */
export interface SyncedCatalogue {
  readonly index: ProductIndex
  /** Applies the changes of all instances since the last call and reports them. */
  sync(onChanged: (changes: readonly Change[]) => void): Promise<void>
}

function overlapOf(poll: number): number {
  if (poll % wideEvery === 0) return wideOverlapSeconds
  return poll % overlapEvery === 0 ? overlapSeconds : shortOverlapSeconds
}

async function* entriesIn(db: Database): AsyncGenerator<IndexEntry[]> {
  for await (const rows of readCatalogue(db)) yield rows.map(entryOf)
}

/** Loads the whole catalogue (a few seconds for 100,000 products) and prepares to sync its changes. */
export async function loadCatalogue(db: Database): Promise<SyncedCatalogue> {
  let syncedAt = await readDatabaseTime(db)
  const index = await ProductIndex.load(entriesIn(db))

  let polls = 0
  const isKnown = ({ id, version, isDeleted }: ProductVersion) => {
    const slot = index.table.findId(id)
    const known = slot === undefined ? undefined : index.table.version(slot)
    return known === (isDeleted ? undefined : version)
  }
  /** Applies stock changes at once, as the poll already returns the stock. */
  const poll = async (): Promise<{ now: string; sold: Change[]; staleIds: number[] }> => {
    polls += 1
    const { now, versions } = await readVersionsSince(db, syncedAt, overlapOf(polls))
    const sold: Change[] = []
    const staleIds: number[] = []
    for (const version of versions) {
      if (isKnown(version)) continue
      const change = version.isDeleted ? undefined : index.restock(version)
      if (change) sold.push(change)
      else staleIds.push(version.id)
    }
    return { now, sold, staleIds }
  }

  return {
    index,
    async sync(onChanged) {
      const { now, sold, staleIds } = await poll()
      onChanged(sold)
      for (const ids of inBatches(staleIds, batchSize)) {
        const rows = await readProducts(db, ids)
        const products = rows.map((row) => ({
          id: row.id,
          entry: row.deleted_at ? undefined : entryOf(row),
        }))
        onChanged(index.apply(products))
      }
      syncedAt = now
    },
  }
}
