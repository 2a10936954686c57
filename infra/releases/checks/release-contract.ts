import { roles } from '@store/contract/rules/accounts/roles'
import { sharedModules } from '@store/sdk/build/shared-modules'
import semver from 'semver'
import { nameOf, type PublishedRemote, type Release } from '../release.ts'
import { overlap, shapeOf } from './route-overlap.ts'

/**
 * Checks what the shell and the other teams rely on, independently of any site: routes and navigation, exposed modules,
 * required shared modules, and that every file it refers to exists.
 * @param exposes names of the modules that its federation manifest exposes
 * @returns one sentence for each violation
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
  ].map((violation) => `${nameOf(release)}: ${violation}`)
}

const audiences: readonly string[] = [...roles, 'visitor']

function checkRoutes({ routes }: PublishedRemote): string[] {
  return routes.flatMap(({ path, roles = [] }, index) => [
    ...(path.startsWith('/') ? [] : [`the route ${path} does not start with a slash`]),
    ...(routes.slice(0, index).some((other) => shapeOf(path) === shapeOf(other.path))
      ? [`it claims ${path} twice`]
      : []),
    ...findUnknownAudiences(roles).map(
      (role) => `the route ${path} is for ${role}, which is not a role`,
    ),
  ])
}

function checkNavigation(release: PublishedRemote): string[] {
  const { routes, navigation, accountLinks = [], rail = [] } = release
  return [...navigation, ...accountLinks, ...rail].flatMap(
    ({ label, to, audiences: wanted = [] }) => [
      ...(routes.some(({ path }) => overlap(path, to.replace(/[?#].*/, '')))
        ? []
        : [`the link ${label} leads to ${to}, which is not one of its routes`]),
      ...findUnknownAudiences(wanted).map(
        (role) => `the link ${label} is for ${role}, which is not a role`,
      ),
    ],
  )
}

function findUnknownAudiences(wanted: string[]): string[] {
  return wanted.filter((audience) => !audiences.includes(audience))
}

function checkSharedModules({ shared }: PublishedRemote): string[] {
  return Object.entries(shared).flatMap(([module, range]) => {
    if (!Object.hasOwn(sharedModules, module))
      return [`it requires ${module}, which the shell does not share`]
    return semver.validRange(range) === null
      ? [`it requires ${module} ${range}, which is not a valid range`]
      : []
  })
}

function checkReferencedFiles({ files, entry, preload, screens = {} }: PublishedRemote): string[] {
  const referenced = new Set([entry, ...preload, ...Object.values(screens).flat()])
  return [...referenced]
    .filter((file) => files[file] === undefined)
    .map((file) => `it refers to ${file}, which does not exist`)
}
