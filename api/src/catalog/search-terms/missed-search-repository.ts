import type { MissedSearch } from '@store/contract/schemas/catalog/search-terms'
import type { Database } from '../../base/base.ts'

/** Searches with the same words since the last write. */
export interface MissedSearchCount {
  words: string
  searches: number
  isNear: boolean
}

interface MissedSearchRow {
  words: string
  searches: number
  is_near: number
  last_at: Date
}

/** Adds counts, in one statement. */
export async function addMissedSearches(
  db: Database,
  counts: readonly MissedSearchCount[],
  at: Date,
): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(({ words, searches, isNear }) => ({
    words,
    searches,
    is_near: isNear,
    last_at: at,
  }))
  await db('missed_searches')
    .insert(rows)
    .onConflict('words')
    .merge({
      searches: db.raw('missed_searches.searches + VALUES(searches)'),
      is_near: db.raw('VALUES(is_near)'),
      last_at: db.raw('VALUES(last_at)'),
    })
}

/** A page of the missed searches, the most frequent first. */
export async function findMissedSearches(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<MissedSearch[]> {
  const rows: MissedSearchRow[] = await db('missed_searches')
    .select('words', 'searches', 'is_near', 'last_at')
    .orderBy([
      { column: 'searches', order: 'desc' },
      { column: 'words', order: 'desc' },
    ])
    .offset(offset)
    .limit(limit)
  return rows.map(({ words, searches, is_near, last_at }) => ({
    words,
    searches,
    isNear: is_near === 1,
    lastAt: last_at.toISOString(),
  }))
}

/** Number of different missed searches. */
export async function countMissedSearches(db: Database): Promise<number> {
  const [row]: { total: number }[] = await db('missed_searches').count({ total: '*' })
  return Number(row?.total)
}

/** Deletes a missed search. */
export async function deleteMissedSearch(db: Database, words: string): Promise<void> {
  await db('missed_searches').where({ words }).delete()
}

/** Deletes searches that nobody has repeated since. @returns how many were deleted */
export async function deleteMissedSearchesBefore(
  db: Database,
  before: Date,
  limit: number,
): Promise<number> {
  return db('missed_searches').where('last_at', '<', before).limit(limit).delete()
}

/** Deletes the rarest searches above a number of rows. @returns how many were deleted */
export async function deleteRarestMissedSearches(
  db: Database,
  most: number,
  limit: number,
): Promise<number> {
  const excess = (await countMissedSearches(db)) - most
  if (excess <= 0) return 0
  const [result]: { affectedRows: number }[] = await db.raw(
    'DELETE FROM missed_searches ORDER BY searches, last_at LIMIT ?',
    [Math.min(excess, limit)],
  )
  return result?.affectedRows ?? 0
}
