import { type ChangeRequest, changeSite } from './change-site.ts'
import { fileConcurrency, mapConcurrently } from './map-concurrently.ts'
import { findNeededReleases, retentionCutoff } from './needed-releases.ts'
import type { ReleaseId } from './published-releases.ts'
import { keyOf, nameOf } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { readHistory } from './site-history.ts'
import type { SiteState } from './site-revision.ts'
import { lastActivityAt, reservationFile } from './version-activity.ts'

/** What may go, and whether it shall. */
export interface PruneRequest extends ChangeRequest {
  /** What was live or published within so many days stays; 7 when left out. */
  days?: number | undefined
  /** Only says what would go. */
  dryRun?: boolean
}

/** What has gone, or would. */
export interface PruneResult {
  releases: string[]
  files: number
}

/**
 * Removes releases nobody can ask for any more, and what publishes left that were never finished. It says so in the
 * history before it begins: a promote that meets it half way is refused, one that was faster makes it think again.
 * What one that was killed left is removed by the next one.
 */
export async function prune(
  store: ReleaseStore,
  { days = 7, dryRun = false, ...request }: PruneRequest,
): Promise<PruneResult> {
  const now = request.actor.at ?? new Date()
  if (dryRun) return summarize(await findUnneededReleases(store, { now, days }))
  let unneeded: StoredRelease[] = []
  await changeSite(store, request, async (state) => {
    unneeded = await findUnneededReleases(store, { now, days, state })
    if (unneeded.length === 0) return undefined
    const releases = unneeded.map(({ id }) => nameOf(id))
    return {
      change: { action: 'collect', releases },
      condemned: { at: now.toISOString(), releases },
    }
  })
  const horizon = retentionCutoff({ now, days })
  const removed: StoredRelease[] = []
  for (const release of unneeded) {
    // Somebody may have published it again since it was named: from then on he would have been refused.
    const note = await lastActivityAt(store, release.id)
    if (note !== undefined && note >= horizon) continue
    await removeRelease(store, release)
    removed.push(release)
  }
  return summarize(removed)
}

interface StoredRelease {
  id: ReleaseId
  keys: string[]
}

async function findUnneededReleases(
  store: ReleaseStore,
  { now, days, state }: { now: Date; days: number; state?: SiteState },
): Promise<StoredRelease[]> {
  const horizon = retentionCutoff({ now, days })
  const needed = findNeededReleases(await readHistory(store), { now, days })
  const candidates = (await listStoredReleases(store)).filter(({ id }) => !needed.has(nameOf(id)))
  const ages = await mapConcurrently(candidates, fileConcurrency, ({ id }) =>
    lastActivityAt(store, id),
  )
  const begun = new Set(state?.condemned?.releases)
  return candidates.filter(({ id }, index) => {
    const at = ages[index]
    // Nobody knows since when it is there, unless we have begun to remove it: what is not known stays.
    return at === undefined ? begun.has(nameOf(id)) : at < horizon
  })
}

async function listStoredReleases(store: ReleaseStore): Promise<StoredRelease[]> {
  const releases = new Map<string, StoredRelease>()
  for (const key of await store.list('mf/')) {
    const [, name = '', version = ''] = key.split('/')
    const id = { name, version }
    const release = releases.get(nameOf(id)) ?? { id, keys: [] }
    release.keys.push(key)
    releases.set(nameOf(id), release)
  }
  return [...releases.values()]
}

/** First what makes it a release, last what tells how old it is: what lies between is found again. */
async function removeRelease(store: ReleaseStore, { id, keys }: StoredRelease): Promise<void> {
  const [first, last] = [keyOf(id, 'release.json'), keyOf(id, reservationFile)]
  const between = keys.filter((key) => key !== first && key !== last)
  await store.remove(first)
  await mapConcurrently(between, fileConcurrency, (key) => store.remove(key))
  await store.remove(last)
}

function summarize(releases: StoredRelease[]): PruneResult {
  return {
    releases: releases.map(({ id }) => nameOf(id)),
    files: releases.reduce((count, { keys }) => count + keys.length, 0),
  }
}
