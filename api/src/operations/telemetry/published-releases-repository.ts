import type { PublishedRelease } from '@store/contract/schemas/site/published-releases'
import type { Database } from '../../base/base.ts'

/** Stores the releases that the platform announced, with the time of the last announcement. */
export async function upsertPublishedReleases(
  db: Database,
  releases: readonly PublishedRelease[],
  announcedAt: Date,
): Promise<void> {
  if (releases.length === 0) return
  const rows = releases.map((release) => ({ ...release, announced_at: announcedAt }))
  await db('published_releases').insert(rows).onConflict(['remote', 'version']).merge()
}

export async function findPublishedReleases(db: Database): Promise<PublishedRelease[]> {
  return db('published_releases').select('remote', 'version')
}

/** @returns the number of deleted rows */
export async function deletePublishedReleasesBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('published_releases').where('announced_at', '<', moment).limit(most).delete()
}
