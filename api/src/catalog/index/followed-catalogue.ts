import type { Database } from '../../database/database.ts'
import { type Entry, entryOf } from './entry.ts'
import {
  type Moment,
  readCatalogue,
  readMoment,
  readProducts,
  readVersionsSince,
} from './product-changes.ts'
import { type Change, ProductIndex } from './product-index.ts'

/** Longer than an order or an edit takes to commit, in seconds. */
const overlapSeconds = 5

/** For whatever took longer than it should; looked through only at every so manieth time. */
const wideOverlapSeconds = 180
const wideEvery = 20

/** Longer than an import or its undo takes. These tell when they have ended, so it is seldom looked through. */
const bulkOverlapSeconds = 3600

/** Changed rows read by one statement. */
const batchSize = 1000

/** An index and the moment of the database it is known to hold. */
export interface FollowedCatalogue {
  readonly index: ProductIndex
  /** Takes over what changed since the last time, on whatever instance, and tells what that was. */
  follow(onChanged: (changes: readonly Change[]) => void): Promise<void>
}

async function* entriesIn(db: Database): AsyncGenerator<Entry[]> {
  for await (const rows of readCatalogue(db)) yield rows.map(entryOf)
}

/** Reads the whole catalogue, a few seconds for 100,000 products, and follows its changes from then on. */
export async function loadCatalogue(db: Database): Promise<FollowedCatalogue> {
  let held = await readMoment(db)
  const index = await ProductIndex.load(entriesIn(db))

  let looks = 0
  const readSince = async () => {
    looks += 1
    const overlap = looks % wideEvery === 0 ? wideOverlapSeconds : overlapSeconds
    const seen = await readVersionsSince(db, held, overlap)
    const isBulk = seen.moment.bulkTurns !== held.bulkTurns
    return isBulk ? readVersionsSince(db, held, bulkOverlapSeconds) : seen
  }
  const look = async (): Promise<{ moment: Moment; staleIds: number[] }> => {
    const { moment, versions } = await readSince()
    const staleIds = versions.flatMap(({ id, version, isDeleted }) => {
      const slot = index.table.findId(id)
      const known = slot === undefined ? undefined : index.table.version(slot)
      return known === (isDeleted ? undefined : version) ? [] : [id]
    })
    return { moment, staleIds }
  }

  return {
    index,
    async follow(onChanged) {
      const { moment, staleIds } = await look()
      for (let at = 0; at < staleIds.length; at += batchSize) {
        const rows = await readProducts(db, staleIds.slice(at, at + batchSize))
        const products = rows.map((row) => ({
          id: row.id,
          entry: row.deleted_at ? undefined : entryOf(row),
        }))
        onChanged(index.apply(products))
      }
      held = moment
    },
  }
}
