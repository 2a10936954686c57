import type { Composition, LiveRemote } from '@store/contract/schemas/composition'
import { objectionsTo, objectionsToOne } from './check-composition.ts'
import type { illnessOf } from './health.ts'
import { inParallel } from './in-parallel.ts'
import { type SiteDraft, withoutFallback } from './live-remote.ts'
import { findRelease, publishedAt, referenceTo, requireRelease } from './published.ts'
import { nameOf, type PublishedRemote, type PublishedShell, type Release } from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import type { SiteState } from './site-change.ts'
import { damagesOf, filesIn } from './stored-files.ts'

type IllnessOf = typeof illnessOf

/**
 * Makes sure that a site works before anybody gets it: what it is made of is there, byte for byte, each new
 * remote answers, and all fit together. A fallback nobody has asked for is left out where it does not fit.
 * @param site as it is now, and how a release is asked for its health
 * @returns the site as it may be written, and what was left out of it
 * @throws with every objection
 */
export async function checkSite(
  store: ReleaseStore,
  draft: SiteDraft,
  { state, illnessOf }: { state: SiteState; illnessOf: IllnessOf },
): Promise<{ draft: SiteDraft; notes: string[] }> {
  const shell = await requireShell(store, draft.shell.version)
  const versions = draft.remotes.flatMap((remote) => [
    remote,
    ...(remote.canary ? [remote.canary.release] : []),
  ])
  const remotes = await Promise.all(versions.map((remote) => requireRemote(store, remote)))
  const releases = [shell, ...remotes]
  const known = namesIn(state.composition)
  const entering = remotes.filter((remote) => !known.has(nameOf(remote)))
  // Where nothing is new, visitors get less of what they have: damage elsewhere must not keep a bad canary alive.
  const isNew = entering.length > 0 || state.composition?.shell.version !== shell.version
  const objections = [
    ...releases.filter((release) => isCondemned(release, state)).map(condemnation),
    ...objectionsTo(shell, remotes),
    ...(isNew
      ? await forEach(releases, (release) => damagesOf(release, filesIn(store, release)))
      : []),
  ]
  // What is not what it should be is not run either.
  if (objections.length === 0) {
    objections.push(
      ...(await forEach(entering, (release) => illnessOf(release, filesIn(store, release)))),
    )
  }
  if (objections.length > 0) {
    throw new Error(`The site cannot be composed: ${objections.join('; ')}`)
  }
  return withFittingFallbacks(store, draft, { state, shell, remotes })
}

async function withFittingFallbacks(
  store: ReleaseStore,
  draft: SiteDraft,
  site: { state: SiteState; shell: PublishedShell; remotes: PublishedRemote[] },
): Promise<{ draft: SiteDraft; notes: string[] }> {
  const notes: string[] = []
  const fitting = async (remote: LiveRemote): Promise<LiveRemote> => {
    const objections = await objectionsToFallback(store, remote, site)
    if (objections.length === 0) return remote
    notes.push(`${remote.name} has no fallback: ${objections.join('; ')}`)
    return withoutFallback(remote)
  }
  const remotes = await Promise.all(draft.remotes.map(fitting))
  return { draft: { ...draft, remotes }, notes: notes.sort() }
}

async function objectionsToFallback(
  store: ReleaseStore,
  { name, fallback }: LiveRemote,
  site: { state: SiteState; shell: PublishedShell; remotes: PublishedRemote[] },
): Promise<string[]> {
  if (fallback === undefined) return []
  const id = { name, version: fallback.version }
  const release = await findRelease(store, id)
  if (release?.kind !== 'remote') return [`${nameOf(id)} is not published any more`]
  const reference = await referenceTo(store, id)
  return [
    ...(isCondemned(release, site.state) ? [condemnation(release)] : []),
    ...(reference?.integrity === fallback.integrity
      ? []
      : [`${nameOf(id)} has another release.json`]),
    ...objectionsToOne(release, site.shell, site.remotes),
    ...(await damagesOf(release, filesIn(store, release))),
  ]
}

async function requireShell(store: ReleaseStore, version: string): Promise<PublishedShell> {
  const release = await requireRelease(store, { name: 'shell', version })
  if (release.kind !== 'shell') throw new Error(`${nameOf(release)} is no shell`)
  return release
}

async function requireRemote(
  store: ReleaseStore,
  id: { name: string; version: string },
): Promise<PublishedRemote> {
  const release = await requireRelease(store, id)
  if (release.kind !== 'remote') throw new Error(`${nameOf(release)} is no remote`)
  return release
}

function namesIn(composition: Composition | undefined): Set<string> {
  const remotes = composition?.remotes ?? []
  return new Set(
    remotes.flatMap((remote) => [
      nameOf(remote),
      ...(remote.canary ? [nameOf(remote.canary.release)] : []),
    ]),
  )
}

/** One that was published again after its removal is whole again. */
function isCondemned(release: Release, { condemned }: SiteState): boolean {
  return (
    condemned?.releases.includes(nameOf(release)) === true && publishedAt(release) <= condemned.at
  )
}

function condemnation(release: Release): string {
  return `${nameOf(release)} is being collected`
}

async function forEach<Item>(
  items: Item[],
  objectionsTo: (item: Item) => Promise<string[]>,
): Promise<string[]> {
  return (await inParallel(items, 2, objectionsTo)).flat()
}
