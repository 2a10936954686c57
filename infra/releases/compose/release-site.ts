import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import type { Build } from '../build/build-folder.ts'
import { findSources } from '../build/build-inputs.ts'
import { buildReleases } from '../build/build-releases.ts'
import { currentUser } from '../cli/current-user.ts'
import { publishRelease } from '../publish/publish-release.ts'
import { nameOf } from '../release.ts'
import { readState } from '../site/site-history.ts'
import { FolderStore } from '../store/folder-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { composeSite } from './compose-site.ts'

/** The source of a site. */
interface SiteSource {
  /** Receives one line for each step. */
  log: (line: string) => void
  /** The repository; default: the one that contains this file. */
  root?: string
  mode?: BuildTarget['mode']
  /** The user for the audit log; default: the user of this machine. */
  by?: string
}

/**
 * Releases a site into a folder that any web server can serve, see {@link releaseSiteTo}.
 * @param request its `folder` receives `index.html`, `composition.json` and `mf/`
 */
export function releaseSite({ folder, ...source }: SiteSource & { folder: string }): Promise<void> {
  return releaseSiteTo(new FolderStore(folder), source)
}

/**
 * Builds what changed, publishes it and composes the site: everything from source to files that can be served. A
 * remote without source keeps its release, and a canary remains as long as its stable release does. A locked site does
 * not change.
 * @throws Error with each remote that could not be built or published, and why
 */
export async function releaseSiteTo(store: ReleaseStore, source: SiteSource): Promise<void> {
  const { log, root = repository, mode = 'production', by = currentUser() } = source
  const actor = { by }
  const { revision: expected, lock, composition: live } = await readState(store)
  const sources = findSources(root, mode)
  const releases = await buildReleases(sources, async ({ build, isFresh, seconds }) => {
    const { release } = await publishRelease(build, store, actor)
    log(
      isFresh ? `${nameOf(build)} built in ${seconds.toFixed(1)} s` : `${nameOf(build)} unchanged`,
    )
    return release
  })
  for (const remote of live?.remotes ?? []) {
    if (!sources.some(({ name }) => name === remote.name))
      log(`${nameOf(remote)} kept: its source is not in this repository`)
  }
  if (lock) return log(`site unchanged: locked by ${lock.by}: ${lock.reason}`)
  const { composition, isNew, notes } = await composeSite(store, { releases, actor, expected })
  for (const note of notes) log(note)
  log(`site revision ${composition?.revision}${isNew ? '' : ' unchanged'}`)
}

/**
 * Publishes one build and makes it stable in the live site.
 * @returns the new revision
 * @throws when there is no site yet, or the release is incompatible with it
 */
export async function replaceInSite(build: Build, store: ReleaseStore): Promise<number> {
  const actor = { by: currentUser() }
  const { release } = await publishRelease(build, store, actor)
  return (await composeSite(store, { releases: [release], actor })).revision
}

const repository = path.join(import.meta.dirname, '..', '..', '..')
