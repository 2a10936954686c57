import type {
  Composition,
  LiveRemote,
  RemoteRelease,
} from '@store/contract/schemas/site/composition'
import { readFilesOf, verifyIntegrity } from '../publish/stored-files.ts'
import { lastActivityAt } from '../publish/version-activity.ts'
import { findRelease, referenceTo, requireRelease } from '../published-releases.ts'
import { nameOf, type PublishedRemote, type PublishedShell, type Release } from '../release.ts'
import { type SiteDraft, servedReleases, withoutFallback } from '../site/live-remote.ts'
import type { SiteState } from '../site/site-revision.ts'
import { mapConcurrently } from '../store/map-concurrently.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import {
  type CheckedRemote,
  findIncompatibilities,
  findIncompatibilitiesOf,
} from './compatibility.ts'

/**
 * Checks a change before any visitor gets it: each release that more browsers get than before must exist, be byte for
 * byte what was published, and be compatible with all others. Unchanged releases are not checked again: damage
 * elsewhere must not block a promote, let alone a rollback. A fallback that is not compatible is omitted.
 * @param state the current site
 * @returns the site to write, and what was omitted from it
 * @throws Error with every incompatibility
 */
export async function checkSite(
  store: ReleaseStore,
  draft: SiteDraft,
  state: SiteState,
): Promise<{ draft: SiteDraft; notes: string[] }> {
  const shell = await requireShell(store, draft.shell.version)
  const isNewShell = state.composition?.shell.version !== shell.version
  const entering = await mapConcurrently(
    findEnteringReleases(draft, state.composition),
    releaseConcurrency,
    (id) => requireRemote(store, id),
  )
  const names = new Set(entering.map(nameOf))
  const staying = servedReleases(draft).filter((release) => !names.has(nameOf(release)))
  const changed: Release[] = isNewShell ? [shell, ...entering] : entering
  const objections = [
    ...(await collectFrom(changed, (release) => checkPendingDeletion(store, release, state))),
    ...findIncompatibilities(shell, entering, staying),
    ...(isNewShell ? findIncompatibilities(shell, await loadUses(store, staying)) : []),
    ...(await collectFrom(changed, (release) =>
      verifyIntegrity(release, readFilesOf(store, release)),
    )),
  ]
  if (objections.length > 0) {
    throw new Error(`The site cannot be composed: ${objections.join('; ')}`)
  }
  const remotes = [...entering, ...staying]
  return withFittingFallbacks(store, draft, { state, shell, remotes })
}

const releaseConcurrency = 2

/** The releases that more browsers get than before. */
function findEnteringReleases(
  draft: SiteDraft,
  composition: Composition | undefined,
): RemoteRelease[] {
  return draft.remotes.flatMap((next) => {
    const live = composition?.remotes.find(({ name }) => name === next.name)
    const { canary } = next
    const known =
      live?.canary?.release.version === canary?.release.version ? live?.canary : undefined
    const isMore = canary !== undefined && canary.percent > (known?.percent ?? 0)
    return [...(live?.version === next.version ? [] : [next]), ...(isMore ? [canary.release] : [])]
  })
}

/** Adds the host exports that each release uses, from its `release.json`; unknown where that file is missing. */
function loadUses(store: ReleaseStore, releases: RemoteRelease[]): Promise<CheckedRemote[]> {
  return mapConcurrently(releases, releaseConcurrency, async (release) => {
    const published = await findRelease(store, release)
    return published?.kind === 'remote' ? published : release
  })
}

async function withFittingFallbacks(
  store: ReleaseStore,
  draft: SiteDraft,
  site: { state: SiteState; shell: PublishedShell; remotes: CheckedRemote[] },
): Promise<{ draft: SiteDraft; notes: string[] }> {
  const notes: string[] = []
  const fitting = async (remote: LiveRemote): Promise<LiveRemote> => {
    const objections = await checkFallback(store, remote, site)
    if (objections.length === 0) return remote
    notes.push(`${remote.name} has no fallback: ${objections.join('; ')}`)
    return withoutFallback(remote)
  }
  const remotes = await Promise.all(draft.remotes.map(fitting))
  return { draft: { ...draft, remotes }, notes: notes.sort() }
}

async function checkFallback(
  store: ReleaseStore,
  { name, fallback }: LiveRemote,
  site: { state: SiteState; shell: PublishedShell; remotes: CheckedRemote[] },
): Promise<string[]> {
  if (fallback === undefined) return []
  const id = { name, version: fallback.version }
  const release = await findRelease(store, id)
  if (release?.kind !== 'remote') return [`${nameOf(id)} is no longer published`]
  const reference = await referenceTo(store, id)
  return [
    ...(await checkPendingDeletion(store, release, site.state)),
    ...(reference?.integrity === fallback.integrity
      ? []
      : [`release.json of ${nameOf(id)} has changed`]),
    ...findIncompatibilitiesOf(release, site.shell, site.remotes),
    ...(await verifyIntegrity(release, readFilesOf(store, release))),
  ]
}

async function requireShell(store: ReleaseStore, version: string): Promise<PublishedShell> {
  const release = await requireRelease(store, { name: 'shell', version })
  if (release.kind !== 'shell') throw new Error(`${nameOf(release)} is not a shell`)
  return release
}

async function requireRemote(
  store: ReleaseStore,
  id: { name: string; version: string },
): Promise<PublishedRemote> {
  const release = await requireRelease(store, id)
  if (release.kind !== 'remote') throw new Error(`${nameOf(release)} is not a remote`)
  return release
}

/** A release that has been published again since then is complete, or will be. */
async function checkPendingDeletion(
  store: ReleaseStore,
  release: Release,
  { pendingDeletion }: SiteState,
): Promise<string[]> {
  if (!pendingDeletion?.releases.includes(nameOf(release))) return []
  const activeAt = (await lastActivityAt(store, release)) ?? ''
  return activeAt <= pendingDeletion.at ? [`${nameOf(release)} is being deleted`] : []
}

async function collectFrom<Item>(
  items: Item[],
  objectionsTo: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  return (await mapConcurrently(items, releaseConcurrency, objectionsTo)).flat()
}
