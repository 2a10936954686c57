import type {
  Composition,
  LiveRemote,
  NavigationLink,
  ReleaseReference,
  RemoteRelease,
  RemoteRoute,
} from '@store/contract/schemas/site/composition'
import {
  type JsonReader,
  listOf,
  mapOf,
  numberAt,
  recordAt,
  textAt,
  textMapAt,
} from './json-reader.ts'

/**
 * Parses the site's composition as written by a promote. Unknown fields are ignored, so a newer
 * `infra/releases` may add some.
 * @throws Error with the path of the invalid field
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
      routes: listOf(shell.routes ?? [], 'shell.routes', readRoute),
    },
    remotes: listOf(composition.remotes, 'remotes', readLiveRemote),
  }
}

const readLiveRemote: JsonReader<LiveRemote> = (value, at) => {
  const { canary, fallback } = recordAt(value, at)
  return {
    ...readRelease(value, at),
    ...(canary !== undefined && { canary: readCanary(canary, `${at}.canary`) }),
    ...(fallback !== undefined && { fallback: readReference(fallback, `${at}.fallback`) }),
  }
}

const readCanary: JsonReader<NonNullable<LiveRemote['canary']>> = (value, at) => {
  const { percent, salt, release } = recordAt(value, at)
  return {
    percent: numberAt(percent, `${at}.percent`),
    ...(salt !== undefined && { salt: textAt(salt, `${at}.salt`) }),
    release: readRelease(release, `${at}.release`),
  }
}

const readReference: JsonReader<ReleaseReference> = (value, at) => {
  const { version, base, integrity } = recordAt(value, at)
  return {
    version: textAt(version, `${at}.version`),
    base: textAt(base, `${at}.base`),
    integrity: textAt(integrity, `${at}.integrity`),
  }
}

/** Parses the fields of a remote's release that the shell needs. */
export const readRelease: JsonReader<RemoteRelease> = (value, at) => {
  const release = recordAt(value, at)
  return {
    name: textAt(release.name, `${at}.name`),
    version: textAt(release.version, `${at}.version`),
    buildId: textAt(release.buildId, `${at}.buildId`),
    container: textAt(release.container, `${at}.container`),
    base: textAt(release.base, `${at}.base`),
    entry: textAt(release.entry, `${at}.entry`),
    preload: listOf(release.preload, `${at}.preload`, textAt),
    screens: mapOf(release.screens ?? {}, `${at}.screens`, readFiles),
    integrity: textMapAt(release.integrity, `${at}.integrity`),
    shared: textMapAt(release.shared, `${at}.shared`),
    routes: listOf(release.routes, `${at}.routes`, readRoute),
    navigation: listOf(release.navigation, `${at}.navigation`, readLink),
  }
}

const readRoute: JsonReader<RemoteRoute> = (value, at) => {
  const route = recordAt(value, at)
  return {
    path: textAt(route.path, `${at}.path`),
    ...(route.roles !== undefined && { roles: listOf(route.roles, `${at}.roles`, textAt) }),
    ...(route.title !== undefined && { title: textAt(route.title, `${at}.title`) }),
    ...(route.description !== undefined && {
      description: textAt(route.description, `${at}.description`),
    }),
  }
}

const readFiles: JsonReader<string[]> = (value, at) => listOf(value, at, textAt)

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
