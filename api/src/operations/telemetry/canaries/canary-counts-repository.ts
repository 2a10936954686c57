import type { CanaryCounts } from '@store/contract/schemas/site/canary-counts'
import type { AnnouncedCanary } from '@store/contract/schemas/site/published-releases'
import type { Database } from '../../../base/base.ts'
import type { SideCounts } from './canary-tally.ts'

/** Inserts the rows to which reports of a canary are added; existing rows keep their counts. */
export async function upsertCanaries(
  db: Database,
  canaries: readonly AnnouncedCanary[],
  announcedAt: Date,
): Promise<void> {
  if (canaries.length === 0) return
  const rows = canaries.flatMap(({ salt, percent }) =>
    ['canary', 'stable'].map((side) => ({ salt, percent, side, announced_at: announcedAt })),
  )
  await db('canary_counts')
    .insert(rows)
    .onConflict(['salt', 'percent', 'side'])
    .merge(['announced_at'])
}

/** Adds to the counts of announced canaries, in any process; all others are dropped. */
export async function addCanaryCounts(db: Database, counts: readonly SideCounts[]): Promise<void> {
  // An empty transaction would be a statement of its own every few seconds.
  if (counts.length === 0) return
  await db.transaction(async (trx) => {
    for (const { browsers, failed, networks, ...key } of counts) {
      const isAnnounced = await trx('canary_counts').where(key).increment({ browsers, failed })
      if (!isAnnounced || networks.length === 0) continue
      const rows = networks.map((network) => ({ ...key, network }))
      await trx('canary_failure_networks').insert(rows).onConflict().ignore()
    }
  })
}

interface CountsRow {
  percent: number
  side: 'canary' | 'stable'
  browsers: number
  failed: number
}

/** @returns a stage for each share the canary had; none for an unknown canary */
export async function findCanaryCounts(db: Database, salt: string): Promise<CanaryCounts> {
  const rows: CountsRow[] = await db('canary_counts')
    .where({ salt })
    .orderBy(['percent', 'side'])
    .select('percent', 'side', 'browsers', 'failed')
  const sideOf = (percent: number, side: CountsRow['side']) => {
    const row = rows.find((each) => each.percent === percent && each.side === side)
    return { browsers: row?.browsers ?? 0, failed: row?.failed ?? 0 }
  }
  const [failing] = await db('canary_failure_networks')
    .where({ salt, side: 'canary' })
    .countDistinct({ networks: 'network' })
  const shares = [...new Set(rows.map(({ percent }) => percent))]
  return {
    stages: shares.map((percent) => ({
      percent,
      canary: sideOf(percent, 'canary'),
      stable: sideOf(percent, 'stable'),
    })),
    networks: Number(failing?.networks ?? 0),
  }
}

/** @returns the number of deleted rows */
export async function deleteCanaryCountsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('canary_counts').where('announced_at', '<', moment).limit(most).delete()
}
