import type {
  Composition,
  LiveRemote,
  ReleaseReference,
  RemoteRelease,
  ShellRelease,
} from '@store/contract/schemas/site/composition'
import type { ReleaseId } from '../published-releases.ts'
import { baseOf, type PublishedRemote, type PublishedShell } from '../release.ts'

/** A composition that has no revision yet. */
export type SiteDraft = Omit<Composition, 'revision'>

/** Every release that a site can request: stable ones, canaries and fallbacks. */
export function releasesOf({ shell, remotes }: SiteDraft): ReleaseId[] {
  return [
    { name: 'shell', version: shell.version },
    ...remotes.flatMap(({ name, version, canary, fallback }) =>
      [version, canary?.release.version, fallback?.version]
        .filter((some) => some !== undefined)
        .map((some) => ({ name, version: some })),
    ),
  ]
}

/** The releases of remotes that some browser gets: stable ones and canaries. */
export function servedReleases({ remotes }: Pick<SiteDraft, 'remotes'>): RemoteRelease[] {
  return remotes.flatMap((live) => [live, ...(live.canary ? [live.canary.release] : [])])
}

/** The composition's entry for a shell release. */
export function toShellEntry(shell: PublishedShell): ShellRelease {
  const { version, buildId, site, routes, bootHash } = shell
  return {
    version,
    buildId,
    base: baseOf(shell),
    ...(site && { site }),
    ...(routes && { routes }),
    ...(bootHash && { bootHash }),
  }
}

/** The composition's entry for a remote's release. */
export function toRemoteEntry(remote: PublishedRemote): RemoteRelease {
  const { name, version, buildId, container, entry, preload, screens } = remote
  const { shared, routes, navigation, accountLinks, rail } = remote
  const scripts = Object.entries(remote.files).filter(([file]) => file.endsWith('.js'))
  const integrity = Object.fromEntries(scripts.map(([file, { integrity }]) => [file, integrity]))
  return {
    name,
    version,
    buildId,
    container,
    base: baseOf(remote),
    entry,
    preload,
    ...(screens && { screens }),
    integrity,
    shared,
    routes,
    navigation,
    ...(accountLinks && { accountLinks }),
    ...(rail && { rail }),
  }
}

/**
 * A remote with a new stable release. The previous one becomes its fallback, and a canary ends, because it was
 * measured against the previous stable release. The same release again keeps both.
 * @param before the remote as it is live
 * @param previous reference to its current stable release
 */
export function withStable(
  release: RemoteRelease,
  before?: LiveRemote,
  previous?: ReleaseReference,
): LiveRemote {
  if (before?.version === release.version) return liveRemote(release, before)
  return liveRemote(release, previous && { fallback: previous })
}

/** A remote with a canary, or without one. */
export function withCanary(remote: LiveRemote, canary?: LiveRemote['canary']): LiveRemote {
  const { canary: _, fallback, ...stable } = remote
  return liveRemote(stable, { ...(canary && { canary }), ...(fallback && { fallback }) })
}

/** A remote without its fallback. */
export function withoutFallback({ fallback: _, ...remote }: LiveRemote): LiveRemote {
  return remote
}

/** The remotes of a site with one added or replaced, ordered by name. */
export function withRemote(remotes: LiveRemote[], remote: LiveRemote): LiveRemote[] {
  return [...remotes.filter(({ name }) => name !== remote.name), remote].sort(byName)
}

/** Fixes the order of the properties, so that equal sites serialize to equal JSON. */
function liveRemote(
  release: RemoteRelease,
  extras: Pick<LiveRemote, 'canary' | 'fallback'> = {},
): LiveRemote {
  const { canary, fallback } = extras
  return { ...release, ...(canary && { canary }), ...(fallback && { fallback }) }
}

function byName(a: LiveRemote, b: LiveRemote): number {
  return a.name.localeCompare(b.name)
}
