import semver from 'semver'
import { nameOf, type PublishedRemote, type PublishedShell } from './release.ts'

/**
 * Why a shell and remotes cannot make a site together: ranges the shell does not satisfy, and addresses
 * two of them claim. A browser can get any mixture of stable releases and canaries, so each is held against all
 * others, but for those of the same remote.
 * @returns one sentence for each offending pair, none when all is well
 */
export function objectionsTo(shell: PublishedShell, remotes: PublishedRemote[]): string[] {
  return [
    ...remotes.flatMap((remote) => objectionsOfShell(shell, remote)),
    ...remotes.flatMap((remote, index) => clashesWith(remote, remotes.slice(index + 1))),
  ]
}

/**
 * Why one more release cannot stand beside those of a site.
 * @returns one sentence for each offending pair
 */
export function objectionsToOne(
  release: PublishedRemote,
  shell: PublishedShell,
  others: PublishedRemote[],
): string[] {
  return [...objectionsOfShell(shell, release), ...clashesWith(release, others)]
}

function objectionsOfShell(shell: PublishedShell, remote: PublishedRemote): string[] {
  return [...unsatisfiedRanges(shell, remote), ...routeClashes(remote, shell)]
}

function unsatisfiedRanges(shell: PublishedShell, remote: PublishedRemote): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const provided = shell.provides[module]
    if (provided !== undefined && semver.satisfies(provided, range)) return []
    return [
      `${nameOf(remote)} needs ${module} ${range}, ${nameOf(shell)} provides ${provided ?? 'none'}`,
    ]
  })
}

function clashesWith(remote: PublishedRemote, others: PublishedRemote[]): string[] {
  return others
    .filter(({ name }) => name !== remote.name)
    .flatMap((other) => routeClashes(remote, other))
}

function routeClashes(one: PublishedRemote, other: PublishedRemote | PublishedShell): string[] {
  return one.routes.flatMap(({ path }) =>
    (other.routes ?? [])
      .filter((route) => claimSame(path, route.path))
      .map((route) => `${nameOf(one)} claims ${path}, ${nameOf(other)} claims ${route.path}`),
  )
}

/** Whether an address can match both; a splat claims all below it. */
export function claimSame(one: string, other: string): boolean {
  const [a, b] = [shapeOf(one), shapeOf(other)]
  return a === b || isBelow(a, b) || isBelow(b, a)
}

/** Parameters match each other whatever their name. */
export function shapeOf(path: string): string {
  return path.replace(/:[^/]+/g, ':')
}

function isBelow(path: string, splat: string): boolean {
  return splat.endsWith('/*') && `${path}/`.startsWith(splat.slice(0, -1))
}
