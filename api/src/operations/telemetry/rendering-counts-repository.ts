import type { RenderingCount } from '@store/contract/schemas/site/renderings'
import type { Database } from '../../base/base.ts'

/** Adds to the counts of a minute. */
export async function addRenderingCounts(
  db: Database,
  counts: readonly RenderingCount[],
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
export async function findRenderingCounts(db: Database, since: Date): Promise<RenderingCount[]> {
  const rows: (Omit<RenderingCount, 'count'> & { count: string })[] = await db('rendering_counts')
    .where('minute_at', '>=', since)
    .groupBy('remote', 'version', 'outcome')
    .orderBy(['remote', 'version', 'outcome'])
    .select('remote', 'version', 'outcome')
    .sum({ count: 'count' })
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** @returns the number of deleted rows */
export async function deleteRenderingCountsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('rendering_counts').where('minute_at', '<', moment).limit(most).delete()
}
