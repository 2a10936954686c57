import type { Composition } from '@store/contract/schemas/composition'
import { inParallel } from './in-parallel.ts'
import { findRelease, type ReleaseId } from './published.ts'
import type { ReleaseStore } from './release-store.ts'
import { scriptBytes } from './script-budget.ts'
import { isShown } from './show-site.ts'
import type { SiteLock } from './site-change.ts'
import { readState } from './site-history.ts'

/** A release as people who steer the site want to see it. */
export interface ReleaseStatus {
  version: string
  /** Absent for one that is older than this note, or gone. */
  published?: { by: string; at: string; commit?: string }
  /** All scripts as most browsers receive them. */
  scriptBytes?: number
}

/** What visitors get of one remote. */
export interface RemoteStatus {
  name: string
  stable: ReleaseStatus
  canary?: ReleaseStatus & { percent: number }
  fallback?: ReleaseStatus
}

/** What is live. */
export interface SiteStatus {
  /** Of the last change, a lock included; 0 before the first one. */
  revision: number
  /** Of what visitors get. */
  composition: number
  shell?: ReleaseStatus
  remotes: RemoteStatus[]
  lock?: SiteLock
  /** False while a change is under way, or when the one who made it was killed: the next one puts it right. */
  isShown: boolean
}

/** Reads what is live, and what is known of each release. */
export async function readStatus(store: ReleaseStore): Promise<SiteStatus> {
  const { revision, composition, lock } = await readState(store)
  const noted = (id: ReleaseId) => releaseStatus(store, id)
  const live = composition?.revision ?? 0
  const shell = composition && (await noted({ name: 'shell', version: composition.shell.version }))
  const remotes = await inParallel(composition?.remotes ?? [], 4, (remote) =>
    remoteStatus(remote, noted),
  )
  return {
    revision,
    composition: live,
    ...(shell && { shell }),
    remotes,
    ...(lock && { lock }),
    isShown: live === 0 || (await isShown(store, live)),
  }
}

async function remoteStatus(
  { name, version, canary, fallback }: Composition['remotes'][number],
  noted: (id: ReleaseId) => Promise<ReleaseStatus>,
): Promise<RemoteStatus> {
  const stable = await noted({ name, version })
  const tried = canary && (await noted({ name, version: canary.release.version }))
  const former = fallback && (await noted({ name, version: fallback.version }))
  return {
    name,
    stable,
    ...(canary && tried && { canary: { ...tried, percent: canary.percent } }),
    ...(former && { fallback: former }),
  }
}

async function releaseStatus(store: ReleaseStore, id: ReleaseId): Promise<ReleaseStatus> {
  const release = await findRelease(store, id)
  return {
    version: id.version,
    ...(release?.published && { published: release.published }),
    ...(release && { scriptBytes: scriptBytes(release) }),
  }
}
