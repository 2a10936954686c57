import type { ReleaseCounts } from '@store/contract/schemas/release-counts'
import type { Cohort } from '@store/contract/schemas/telemetry'
import type { Database } from '../database/database.ts'
import type { MinuteCounts } from './release-tally.ts'

/** Adds counts to those that are kept, whichever process kept them. */
export async function addReleaseCounts(
  db: Database,
  counts: readonly MinuteCounts[],
): Promise<void> {
  if (counts.length === 0) return
  const rows = counts.map(({ minuteAt, failedLoads, ...count }) => ({
    minute_at: minuteAt,
    failed_loads: failedLoads,
    ...count,
  }))
  await db('release_counts')
    .insert(rows)
    .onConflict(['minute_at', 'remote', 'version', 'cohort'])
    .merge({
      loads: db.raw('loads + VALUES(loads)'),
      failed_loads: db.raw('failed_loads + VALUES(failed_loads)'),
      errors: db.raw('errors + VALUES(errors)'),
    })
}

interface SumRow {
  remote: string
  version: string
  cohort: Cohort
  loads: string
  failedLoads: string
  errors: string
}

/** What each release came to since a moment, in the order of their names. */
export async function sumReleaseCounts(db: Database, since: Date): Promise<ReleaseCounts[]> {
  const rows: SumRow[] = await db('release_counts')
    .where('minute_at', '>=', since)
    .groupBy('remote', 'version', 'cohort')
    .orderBy(['remote', 'version', 'cohort'])
    .select('remote', 'version', 'cohort')
    .sum({ loads: 'loads', failedLoads: 'failed_loads', errors: 'errors' })
  return rows.map(({ loads, failedLoads, errors, ...release }) => ({
    ...release,
    loads: Number(loads),
    failedLoads: Number(failedLoads),
    errors: Number(errors),
  }))
}

/** @returns how many rows went */
export async function deleteReleaseCountsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('release_counts').where('minute_at', '<', moment).limit(most).delete()
}
