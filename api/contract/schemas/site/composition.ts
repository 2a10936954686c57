import { type Static, Type } from 'typebox'

/** Who may open a route or sees a navigation link; absent means everybody. */
const Audiences = Type.Array(Type.String(), {
  description: 'roles, or `visitor` for people who are not signed in',
})

export const RemoteRouteSchema = Type.Object({
  path: Type.String({ description: 'react-router pattern below the site root, e.g. /product/:id' }),
  roles: Type.Optional(Audiences),
  title: Type.Optional(Type.String({ description: "the page's name, without the site's" })),
  description: Type.Optional(
    Type.String({ maxLength: 160, description: 'what search engines show below the title' }),
  ),
  subject: Type.Optional(
    Type.Literal('product', {
      description: 'the page is about the product `:id` names, and described by it',
    }),
  ),
  isUnlisted: Type.Optional(
    Type.Boolean({ description: 'open to everybody, and yet nothing to search for: no sitemap' }),
  ),
  firstCalls: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'what the screen reads first, below /api: `/products/:id`, `/products?q&sort=lowToHigh`; see rules/first-calls',
    }),
  ),
})

export const NavigationLinkSchema = Type.Object({
  label: Type.String(),
  to: Type.String(),
  order: Type.Number({
    description: 'ascending from left to right; Home is 10, Shop 20 (spec §2)',
  }),
  audiences: Type.Optional(Audiences),
})

const ScriptBudget = Type.Integer({
  description: 'most bytes all scripts of a release may have as browsers receive them (brotli)',
})

/** What the whole site is called, and what it is. */
export const SiteSchema = Type.Object({ name: Type.String(), description: Type.String() })

/** Files each screen needs beside those of the remote, by the path of its route. */
export const ScreenFilesSchema = Type.Record(Type.String(), Type.Array(Type.String()))

/** What a remote says of itself in `remote.config.ts`: plain data, readable without running the remote. */
export const RemoteConfigSchema = Type.Object({
  name: Type.String({ pattern: '^mf-[a-z][a-z0-9-]*$' }),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
  sitemap: Type.Optional(
    Type.Array(Type.String(), {
      description: 'addresses of pages whose route has parameters, e.g. /blog/toner-yield',
    }),
  ),
  scriptBudget: ScriptBudget,
})

/** What the shell says of itself in `shell.config.ts`. */
export const ShellConfigSchema = Type.Object({
  site: SiteSchema,
  routes: Type.Array(RemoteRouteSchema),
  scriptBudget: ScriptBudget,
})

/** What the `release.json` of a remote says, as far as the shell needs it. */
const releaseFields = {
  name: Type.String({ minLength: 1 }),
  version: Type.String({ minLength: 1 }),
  buildId: Type.String({ minLength: 1 }),
  container: Type.String({
    minLength: 1,
    description: 'name of the federation container, a JS identifier',
  }),
  entry: Type.String({ minLength: 1, description: 'container file below base' }),
  preload: Type.Array(Type.String(), {
    description: 'files below base that ./remote needs at once, entry first',
  }),
  screens: Type.Optional(ScreenFilesSchema),
  shared: Type.Record(Type.String(), Type.String(), {
    description: 'modules the release expects from the host, with the range it accepts',
  }),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
}

/** One immutable release of a remote in a composition. */
export const RemoteReleaseSchema = Type.Object({
  ...releaseFields,
  base: Type.String({
    minLength: 1,
    description: 'folder of the release, e.g. /mf/mf-shop/1.0.0-1a2b3c4d/',
  }),
  integrity: Type.Record(Type.String(), Type.String(), {
    description: 'sha384-… of every script below base',
  }),
})

/** The `release.json` of a remote, as far as the shell needs it. */
export const RemoteReleaseFileSchema = Type.Object({
  ...releaseFields,
  kind: Type.Literal('remote'),
  files: Type.Record(Type.String(), Type.Object({ integrity: Type.String() })),
})

/** A published release by its `release.json`, for who may need it and mostly does not. */
export const ReleaseReferenceSchema = Type.Object({
  version: Type.String(),
  base: Type.String(),
  integrity: Type.String({ description: 'sha384-… of the `release.json` below base' }),
})

/** What visitors get of one remote: its stable release, and who gets another one when. */
export const LiveRemoteSchema = Type.Object({
  ...RemoteReleaseSchema.properties,
  canary: Type.Optional(
    Type.Object({
      percent: Type.Integer({ minimum: 1, maximum: 99, description: 'of all browsers' }),
      // Canaries that began before this field draw by the name of their remote.
      salt: Type.Optional(
        Type.String({
          description: 'drawn when the canary began: names it, and decides which browsers get it',
        }),
      ),
      release: RemoteReleaseSchema,
    }),
  ),
  fallback: Type.Optional(ReleaseReferenceSchema),
})

export const ShellReleaseSchema = Type.Object({
  version: Type.String(),
  buildId: Type.String(),
  base: Type.String(),
  // Releases that are older than these fields still make a site.
  site: Type.Optional(SiteSchema),
  routes: Type.Optional(Type.Array(RemoteRouteSchema)),
  bootHash: Type.Optional(
    Type.String({ description: 'sha256-… of the script inside the document, for the CSP' }),
  ),
})

/**
 * Which releases make the site: written by a promote, inlined into index.html, read by the shell. A shell checks the
 * compositions of later promotes by its own copy of this schema: new fields are welcome, new values of a field are not.
 */
export const CompositionSchema = Type.Object({
  revision: Type.Integer(),
  shell: ShellReleaseSchema,
  remotes: Type.Array(LiveRemoteSchema),
})

export type RemoteRoute = Static<typeof RemoteRouteSchema>
export type NavigationLink = Static<typeof NavigationLinkSchema>
export type ShellConfig = Static<typeof ShellConfigSchema>
export type RemoteConfig = Static<typeof RemoteConfigSchema>
export type RemoteRelease = Static<typeof RemoteReleaseSchema>
export type ReleaseReference = Static<typeof ReleaseReferenceSchema>
export type LiveRemote = Static<typeof LiveRemoteSchema>
export type ShellRelease = Static<typeof ShellReleaseSchema>
export type Composition = Static<typeof CompositionSchema>
