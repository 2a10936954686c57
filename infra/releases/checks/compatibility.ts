import semver from 'semver'
import { nameOf, type PublishedRemote, type PublishedShell } from '../release.ts'
import { overlap } from './route-overlap.ts'

/** What a remote's release requires of a site. */
export type CheckedRemote = Pick<PublishedRemote, 'name' | 'version' | 'shared' | 'uses' | 'routes'>

/**
 * Finds why a shell and remotes cannot form a site: modules that the shell does not provide, and routes that two of
 * them claim. A browser can get any mixture of stable releases and canaries, so each release is checked against all
 * others, except those of the same remote.
 * @param unchanged other releases, which have been checked against each other and the shell before
 * @returns one sentence for each incompatible pair
 */
export function findIncompatibilities(
  shell: PublishedShell,
  remotes: CheckedRemote[],
  unchanged: CheckedRemote[] = [],
): string[] {
  return [
    ...remotes.flatMap((remote) => findShellIncompatibilities(shell, remote)),
    ...remotes.flatMap((remote, index) =>
      findRouteConflicts(remote, [...remotes.slice(index + 1), ...unchanged]),
    ),
  ]
}

/**
 * Finds why one more release does not fit the releases of a site.
 * @returns one sentence for each incompatible pair
 */
export function findIncompatibilitiesOf(
  release: CheckedRemote,
  shell: PublishedShell,
  others: CheckedRemote[],
): string[] {
  return [...findShellIncompatibilities(shell, release), ...findRouteConflicts(release, others)]
}

function findShellIncompatibilities(shell: PublishedShell, remote: CheckedRemote): string[] {
  return [
    ...findUnsatisfiedRanges(shell, remote),
    ...findMissingExports(shell, remote),
    ...compareRoutes(remote, shell),
  ]
}

function findUnsatisfiedRanges(shell: PublishedShell, remote: CheckedRemote): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const provided = shell.provides[module]
    if (provided !== undefined && semver.satisfies(provided, range)) return []
    return [
      `${nameOf(remote)} needs ${module} ${range}, ${nameOf(shell)} provides ${provided ?? 'none'}`,
    ]
  })
}

/** Shells published before `offers` existed are checked by versions only. */
function findMissingExports(shell: PublishedShell, remote: CheckedRemote): string[] {
  return Object.entries(remote.uses ?? {}).flatMap(([module, names]) => {
    const offered = shell.offers?.[module]
    const missing = offered ? names.filter((name) => !offered.includes(name)) : []
    if (missing.length === 0) return []
    return [
      `${nameOf(remote)} uses ${missing.join(', ')} of ${module}, which ${nameOf(shell)} does not provide`,
    ]
  })
}

function findRouteConflicts(remote: CheckedRemote, others: CheckedRemote[]): string[] {
  return others
    .filter(({ name }) => name !== remote.name)
    .flatMap((other) => compareRoutes(remote, other))
}

function compareRoutes(one: CheckedRemote, other: CheckedRemote | PublishedShell): string[] {
  return one.routes.flatMap(({ path }) =>
    (other.routes ?? [])
      .filter((route) => overlap(path, route.path))
      .map((route) => `${nameOf(one)} claims ${path}, ${nameOf(other)} claims ${route.path}`),
  )
}
