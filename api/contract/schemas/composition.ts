import { type Static, Type } from 'typebox'

/** Who may open a route or sees a navigation link; absent means everybody. */
const Audiences = Type.Array(Type.String(), {
  description: 'roles, or `visitor` for people who are not signed in',
})

export const RemoteRouteSchema = Type.Object({
  path: Type.String({ description: 'react-router pattern below the site root, e.g. /product/:id' }),
  roles: Type.Optional(Audiences),
})

export const NavigationLinkSchema = Type.Object({
  label: Type.String(),
  to: Type.String(),
  order: Type.Number({
    description: 'ascending from left to right; Home is 10, Shop 20 (spec §2)',
  }),
  audiences: Type.Optional(Audiences),
})

/** What a remote says of itself in `remote.config.ts`: plain data, readable without running the remote. */
export const RemoteConfigSchema = Type.Object({
  name: Type.String({ pattern: '^mf-[a-z][a-z0-9-]*$' }),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
})

/** One immutable release of a remote, as the shell needs it (its `release.json` says more). */
export const RemoteReleaseSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  buildId: Type.String(),
  container: Type.String({ description: 'name of the federation container, a JS identifier' }),
  base: Type.String({ description: 'folder of the release, e.g. /mf/mf-shop/1.0.0-1a2b3c4d/' }),
  entry: Type.String({ description: 'container file below base' }),
  preload: Type.Array(Type.String(), {
    description: 'files below base that ./remote needs at once, entry first',
  }),
  integrity: Type.Record(Type.String(), Type.String(), {
    description: 'sha384-… of every script below base',
  }),
  shared: Type.Record(Type.String(), Type.String(), {
    description: 'modules the release expects from the host, with the range it accepts',
  }),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
})

export const ShellReleaseSchema = Type.Object({
  version: Type.String(),
  buildId: Type.String(),
  base: Type.String(),
})

/** Which releases make the site: written by a promote, inlined into index.html, read by the shell. */
export const CompositionSchema = Type.Object({
  revision: Type.Integer(),
  shell: ShellReleaseSchema,
  remotes: Type.Array(RemoteReleaseSchema),
})

export type RemoteRoute = Static<typeof RemoteRouteSchema>
export type NavigationLink = Static<typeof NavigationLinkSchema>
export type RemoteConfig = Static<typeof RemoteConfigSchema>
export type RemoteRelease = Static<typeof RemoteReleaseSchema>
export type ShellRelease = Static<typeof ShellReleaseSchema>
export type Composition = Static<typeof CompositionSchema>
