import type { FirstHtmlCount } from '@store/contract/schemas/site/first-html-counts'
import type { Database } from '../../base/base.ts'

/** Adds to the counts of a minute. */
export async function addFirstHtmlCounts(
  db: Database,
  counts: readonly FirstHtmlCount[],
  minute: Date,
): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map((count) => ({ ...count, minute_at: minute }))
  await db('rendering_counts')
    .insert(rows)
    .onConflict(['minute_at', 'remote', 'version', 'outcome'])
    .merge({ count: db.raw('rendering_counts.count + VALUES(count)') })
}

/** @returns the sum of each outcome of each release since then */
export async function findFirstHtmlCounts(db: Database, since: Date): Promise<FirstHtmlCount[]> {
  const rows: (Omit<FirstHtmlCount, 'count'> & { count: string })[] = await db('rendering_counts')
    .where('minute_at', '>=', since)
    .groupBy('remote', 'version', 'outcome')
    .orderBy(['remote', 'version', 'outcome'])
    .select('remote', 'version', 'outcome')
    .sum({ count: 'count' })
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** @returns the number of deleted rows */
export async function deleteFirstHtmlCountsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('rendering_counts').where('minute_at', '<', moment).limit(most).delete()
}
