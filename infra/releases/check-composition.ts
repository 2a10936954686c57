import semver from 'semver'
import { nameOf, type PublishedRemote, type PublishedShell } from './release.ts'

/**
 * Why a shell and remotes cannot make a site together: ranges the shell does not satisfy, and addresses
 * two remotes claim.
 * @returns one sentence for each offending pair, none when all is well
 */
export function objectionsTo(shell: PublishedShell, remotes: PublishedRemote[]): string[] {
  return [
    ...remotes.flatMap((remote) => unsatisfiedRanges(shell, remote)),
    ...remotes.flatMap((remote, index) =>
      remotes.slice(index + 1).flatMap((other) => routeClashes(remote, other)),
    ),
  ]
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

function routeClashes(one: PublishedRemote, other: PublishedRemote): string[] {
  return one.routes.flatMap(({ path }) =>
    other.routes
      .filter((route) => claimSame(path, route.path))
      .map((route) => `${nameOf(one)} claims ${path}, ${nameOf(other)} claims ${route.path}`),
  )
}

/** Parameters match each other whatever their name; a splat claims all below it. */
function claimSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => path.replace(/:[^/]+/g, ':'))
  return a === b || isBelow(a, b) || isBelow(b, a)
}

function isBelow(path = '', splat = ''): boolean {
  return splat.endsWith('/*') && `${path}/`.startsWith(splat.slice(0, -1))
}
