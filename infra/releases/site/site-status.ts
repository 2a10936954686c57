import type { Composition } from '@store/contract/schemas/site/composition'
import { scriptBytes } from '../checks/script-budget.ts'
import { findRelease, type ReleaseId } from '../published-releases.ts'
import { mapConcurrently } from '../store/map-concurrently.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { arePointersAt } from './publish-pointers.ts'
import { readState } from './site-history.ts'
import type { SiteLock } from './site-revision.ts'

/** A release as shown to operators. */
export interface ReleaseStatus {
  version: string
  /** Absent when it was not recorded, or when the release has been removed. */
  published?: { by: string; at: string; commit?: string }
  /** Bytes of all scripts as most browsers receive them. */
  scriptBytes?: number
}

/** The releases of one remote that visitors get. */
export interface RemoteStatus {
  name: string
  stable: ReleaseStatus
  canary?: ReleaseStatus & { percent: number }
  fallback?: ReleaseStatus
}

/** What is live. */
export interface SiteStatus {
  /** Revision of the last change, including locks; 0 before the first one. */
  revision: number
  /** Revision that visitors get. */
  composition: number
  shell?: ReleaseStatus
  remotes: RemoteStatus[]
  lock?: SiteLock
  /** False while a change is in progress, or after one was interrupted; the next change repairs that. */
  isShown: boolean
}

/** Reads what is live, with the details of each release. */
export async function readStatus(store: ReleaseStore): Promise<SiteStatus> {
  const { revision, composition, lock } = await readState(store)
  const loadStatus = (id: ReleaseId) => readReleaseStatus(store, id)
  const live = composition?.revision ?? 0
  const shell =
    composition && (await loadStatus({ name: 'shell', version: composition.shell.version }))
  const remotes = await mapConcurrently(composition?.remotes ?? [], 4, (remote) =>
    readRemoteStatus(remote, loadStatus),
  )
  return {
    revision,
    composition: live,
    ...(shell && { shell }),
    remotes,
    ...(lock && { lock }),
    isShown: live === 0 || (await arePointersAt(store, live)),
  }
}

async function readRemoteStatus(
  { name, version, canary, fallback }: Composition['remotes'][number],
  readStatusOf: (id: ReleaseId) => Promise<ReleaseStatus>,
): Promise<RemoteStatus> {
  const stable = await readStatusOf({ name, version })
  const canaryStatus = canary && (await readStatusOf({ name, version: canary.release.version }))
  const fallbackStatus = fallback && (await readStatusOf({ name, version: fallback.version }))
  return {
    name,
    stable,
    ...(canary && canaryStatus && { canary: { ...canaryStatus, percent: canary.percent } }),
    ...(fallbackStatus && { fallback: fallbackStatus }),
  }
}

async function readReleaseStatus(store: ReleaseStore, id: ReleaseId): Promise<ReleaseStatus> {
  const release = await findRelease(store, id)
  return {
    version: id.version,
    ...(release?.published && { published: release.published }),
    ...(release && { scriptBytes: scriptBytes(release) }),
  }
}
