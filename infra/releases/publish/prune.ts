import { type ChangeRequest, changeSite } from '../compose/change-site.ts'
import type { ReleaseId } from '../published-releases.ts'
import { keyOf, nameOf } from '../release.ts'
import { readHistory } from '../site/site-history.ts'
import type { SiteState } from '../site/site-revision.ts'
import { fileConcurrency, mapConcurrently } from '../store/map-concurrently.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { findNeededReleases, retentionCutoff } from './needed-releases.ts'
import { lastActivityAt, reservationFile } from './version-activity.ts'

/** Which releases to remove. */
interface PruneRequest extends ChangeRequest {
  /** Keeps what was live or published within this many days; default 7. */
  days?: number | undefined
  /** Only reports what would be removed. */
  dryRun?: boolean
}

/** What was removed, or would be. */
interface PruneResult {
  releases: string[]
  files: number
}

/**
 * Removes releases that no browser can request any more, and the files of unfinished publishes. The history records
 * the releases before their removal starts: a promote that runs meanwhile is rejected, and a promote that came first
 * makes prune decide again. The next run finishes an interrupted one.
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
      change: { action: 'prune', releases },
      pendingDeletion: { at: now.toISOString(), releases },
    }
  })
  const cutoff = retentionCutoff({ now, days })
  const removed: StoredRelease[] = []
  for (const release of unneeded) {
    // It may have been published again before it was recorded for deletion; later publishes are rejected.
    const activeAt = await lastActivityAt(store, release.id)
    if (activeAt !== undefined && activeAt >= cutoff) continue
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
  const cutoff = retentionCutoff({ now, days })
  const needed = findNeededReleases(await readHistory(store), { now, days })
  const candidates = (await listStoredReleases(store)).filter(({ id }) => !needed.has(nameOf(id)))
  const activity = await mapConcurrently(candidates, fileConcurrency, ({ id }) =>
    lastActivityAt(store, id),
  )
  const pending = new Set(state?.pendingDeletion?.releases)
  return candidates.filter(({ id }, index) => {
    const activeAt = activity[index]
    // Releases of unknown age stay, unless an earlier run has begun to remove them.
    return activeAt === undefined ? pending.has(nameOf(id)) : activeAt < cutoff
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

/** Removes `release.json` first and the reservation last, so that the next run finds what an interrupted one left. */
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
