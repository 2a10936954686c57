import type {
  Composition,
  LiveRemote,
  ReleaseReference,
  RemoteRelease,
  ShellRelease,
} from '@store/contract/schemas/composition'
import { baseOf, type PublishedRemote, type PublishedShell } from './release.ts'

/** What visitors are to get: a composition before it has its revision. */
export type SiteDraft = Omit<Composition, 'revision'>

/** What a composition says of the shell. */
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

/** What a composition says of a remote's release. */
export function toRemoteEntry(remote: PublishedRemote): RemoteRelease {
  const { name, version, buildId, container, entry, preload, screens } = remote
  const { shared, routes, navigation } = remote
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
  }
}

/**
 * A remote with a new stable release. The one before becomes its fallback, and a canary ends: it was measured
 * against a release that is stable no more. The same release again changes nothing of either.
 * @param before the remote as it is live
 * @param previous names its stable release of now
 */
export function withStable(
  release: RemoteRelease,
  before?: LiveRemote,
  previous?: ReleaseReference,
): LiveRemote {
  if (before?.version === release.version) return liveRemote(release, before)
  return liveRemote(release, previous && { fallback: previous })
}

/** A remote whose canary goes to a share of all browsers, or to nobody any more. */
export function withCanary(remote: LiveRemote, canary?: LiveRemote['canary']): LiveRemote {
  const { canary: _, fallback, ...stable } = remote
  return liveRemote(stable, { ...(canary && { canary }), ...(fallback && { fallback }) })
}

/** A remote without its fallback. */
export function withoutFallback({ fallback: _, ...remote }: LiveRemote): LiveRemote {
  return remote
}

/** The remotes of a site with one of them put in or replaced, in the order of their names. */
export function withRemote(remotes: LiveRemote[], remote: LiveRemote): LiveRemote[] {
  return [...remotes.filter(({ name }) => name !== remote.name), remote].sort(byName)
}

/** Always in one order, so that equal sites have equal texts. */
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
