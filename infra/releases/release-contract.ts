import { roles } from '@store/contract/rules/roles'
import { sharedModules } from '@store/sdk/build/shared-modules'
import semver from 'semver'
import { nameOf, type PublishedRemote, type Release } from './release.ts'
import { overlap, shapeOf } from './route-overlap.ts'

/**
 * What a release breaks of what the shell and the other teams count on, whatever site it will be in: routes and
 * navigation, what it exposes, what it asks the host for, and files it names but does not hold.
 * @param exposes of its federation manifest
 * @returns one sentence for each fault
 */
export function checkContract(release: Release, exposes: string[]): string[] {
  if (release.kind === 'shell') {
    return release.files['document.html'] ? [] : [`${nameOf(release)} lacks document.html`]
  }
  return [
    ...checkRoutes(release),
    ...checkNavigation(release),
    ...['remote', 'health']
      .filter((name) => !exposes.includes(name))
      .map((name) => `it does not expose ./${name}`),
    ...checkSharedModules(release),
    ...checkReferencedFiles(release),
  ].map((fault) => `${nameOf(release)}: ${fault}`)
}

const audiences: readonly string[] = [...roles, 'visitor']

function checkRoutes({ routes }: PublishedRemote): string[] {
  return routes.flatMap(({ path, roles = [] }, index) => [
    ...(path.startsWith('/') ? [] : [`the route ${path} does not begin with a slash`]),
    ...(routes.slice(0, index).some((other) => shapeOf(path) === shapeOf(other.path))
      ? [`it claims ${path} twice`]
      : []),
    ...findUnknownAudiences(roles).map(
      (role) => `the route ${path} is for ${role}, whom nobody knows`,
    ),
  ])
}

function checkNavigation({ routes, navigation }: PublishedRemote): string[] {
  return navigation.flatMap(({ label, to, audiences: wanted = [] }) => [
    ...(routes.some(({ path }) => overlap(path, to.replace(/[?#].*/, '')))
      ? []
      : [`the link ${label} leads to ${to}, which is no route of it`]),
    ...findUnknownAudiences(wanted).map(
      (role) => `the link ${label} is for ${role}, whom nobody knows`,
    ),
  ])
}

function findUnknownAudiences(wanted: string[]): string[] {
  return wanted.filter((audience) => !audiences.includes(audience))
}

function checkSharedModules({ shared }: PublishedRemote): string[] {
  return Object.entries(shared).flatMap(([module, range]) => {
    if (!Object.hasOwn(sharedModules, module))
      return [`it asks for ${module}, which no shell shares`]
    return semver.validRange(range) === null
      ? [`it asks for ${module} ${range}, which is no range`]
      : []
  })
}

function checkReferencedFiles({ files, entry, preload, screens = {} }: PublishedRemote): string[] {
  const named = new Set([entry, ...preload, ...Object.values(screens).flat()])
  return [...named]
    .filter((file) => files[file] === undefined)
    .map((file) => `it names ${file}, which it does not hold`)
}
