import type {
  Composition,
  NavigationLink,
  RemoteRelease,
  RemoteRoute,
} from '@store/contract/schemas/composition'
import { type JsonReader, listOf, numberAt, recordAt, textAt, textMapAt } from './json-reader.ts'

/**
 * Reads what a promote wrote as the site's composition. Fields the shell does not know are left out,
 * so that a newer `infra/releases` may say more.
 * @throws Error naming the place that is not as agreed
 */
export function parseComposition(value: unknown): Composition {
  const composition = recordAt(value, 'composition')
  const shell = recordAt(composition.shell, 'shell')
  return {
    revision: numberAt(composition.revision, 'revision'),
    shell: {
      version: textAt(shell.version, 'shell.version'),
      buildId: textAt(shell.buildId, 'shell.buildId'),
      base: textAt(shell.base, 'shell.base'),
    },
    remotes: listOf(composition.remotes, 'remotes', readRelease),
  }
}

const readRelease: JsonReader<RemoteRelease> = (value, at) => {
  const release = recordAt(value, at)
  return {
    name: textAt(release.name, `${at}.name`),
    version: textAt(release.version, `${at}.version`),
    buildId: textAt(release.buildId, `${at}.buildId`),
    container: textAt(release.container, `${at}.container`),
    base: textAt(release.base, `${at}.base`),
    entry: textAt(release.entry, `${at}.entry`),
    preload: listOf(release.preload, `${at}.preload`, textAt),
    integrity: textMapAt(release.integrity, `${at}.integrity`),
    shared: textMapAt(release.shared, `${at}.shared`),
    routes: listOf(release.routes, `${at}.routes`, readRoute),
    navigation: listOf(release.navigation, `${at}.navigation`, readLink),
  }
}

const readRoute: JsonReader<RemoteRoute> = (value, at) => {
  const route = recordAt(value, at)
  const path = textAt(route.path, `${at}.path`)
  return route.roles === undefined
    ? { path }
    : { path, roles: listOf(route.roles, `${at}.roles`, textAt) }
}

const readLink: JsonReader<NavigationLink> = (value, at) => {
  const { label, to, order, audiences } = recordAt(value, at)
  const link = {
    label: textAt(label, `${at}.label`),
    to: textAt(to, `${at}.to`),
    order: numberAt(order, `${at}.order`),
  }
  return audiences === undefined
    ? link
    : { ...link, audiences: listOf(audiences, `${at}.audiences`, textAt) }
}
