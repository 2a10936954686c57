import { type Static, Type } from 'typebox'

/** Who may open a route or sees a navigation link; absent means everybody. */
const Audiences = Type.Array(Type.String(), {
  description: 'roles, or `visitor` for people who are not signed in',
})

export const RemoteRouteSchema = Type.Object({
  path: Type.String({ description: 'react-router pattern below the site root, e.g. /product/:id' }),
  roles: Type.Optional(Audiences),
  rights: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'which rights open it to an admin whose role is narrowed, any one of them; none: all rights. Absent: every one',
    }),
  ),
  title: Type.Optional(Type.String({ description: "the page's name, without the site's" })),
  description: Type.Optional(
    Type.String({ maxLength: 160, description: 'what search engines show below the title' }),
  ),
  subject: Type.Optional(
    Type.Literal('product', {
      description: 'the page is about the product `:id` names, and described by it',
    }),
  ),
  slot: Type.Optional(
    Type.String({
      description:
        'path of a page that shows this screen inside itself, too, to those who may open it',
    }),
  ),
  layout: Type.Optional(
    Type.Unsafe<'workbench'>(
      // Any text: a shell shows a layout that it does not know yet as a page of the site.
      Type.String({
        description: 'what surrounds the screen: `workbench` for people who work in it all day',
      }),
    ),
  ),
  isUnlisted: Type.Optional(
    Type.Boolean({
      description: 'open to everybody, and yet nothing to search for: no sitemap, noindex',
    }),
  ),
  // First HTML. Published releases and gateways of the former release know it as `firstPaint`: the names on the wire stay.
  firstPaint: Type.Optional(
    Type.Boolean({
      description:
        'the gateway sends the screen as HTML in the document, rendered for a visitor from the answers of `firstCalls`',
    }),
  ),
  firstPaintQuery: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'parameters of the query with which there is such HTML too, in the order in which links write them',
    }),
  ),
  firstCalls: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'what the screen reads first, below /api: `/products/:id`, `/products?q&sort&page=1`; see rules/first-calls',
    }),
  ),
})

export const NavigationLinkSchema = Type.Object({
  label: Type.String(),
  labels: Type.Optional(
    Type.Object({ hi: Type.String() }, { description: '`label` in other languages' }),
  ),
  to: Type.String(),
  order: Type.Number({
    description: 'ascending from left to right; Home is 10, Shop 20',
  }),
  audiences: Type.Optional(Audiences),
})

/** Links in the menu of the account. A field of its own, because shells from before it show all of `navigation`. */
const AccountLinks = Type.Optional(
  Type.Array(NavigationLinkSchema, { description: 'links in the menu of the account, in `order`' }),
)

/** A link of the workbench's rail. */
export const RailLinkSchema = Type.Object({
  ...NavigationLinkSchema.properties,
  key: Type.Optional(
    Type.String({ pattern: '^[a-z]$', description: 'the letter that leads there after `g`' }),
  ),
  icon: Type.Optional(
    Type.String({
      description: 'name of an icon of the shell, e.g. `orders`; unknown ones are a dot',
    }),
  ),
  count: Type.Optional(
    Type.String({
      pattern: '^/[^#]+#[A-Za-z]+$',
      description:
        'what waits there: a path below /api and the field of its answer, e.g. `/orders/queue-counts#toCheck`',
    }),
  ),
  isInPaletteOnly: Type.Optional(
    Type.Boolean({
      description: 'found by its name, and not in the rail: for what is opened seldom',
    }),
  ),
})

const Rail = Type.Optional(
  Type.Array(RailLinkSchema, { description: 'links in the rail of the workbench, in `order`' }),
)

const ScriptBudget = Type.Integer({
  description: 'most bytes all scripts of a release may have as browsers receive them (brotli)',
})

/** Name and description of the whole site. */
export const SiteSchema = Type.Object({ name: Type.String(), description: Type.String() })

/** Files of each screen, by the path of its route, in addition to those of the remote. */
export const ScreenFilesSchema = Type.Record(Type.String(), Type.Array(Type.String()))

/** The content of a remote's `remote.config.ts`: plain data, readable without running the remote. */
export const RemoteConfigSchema = Type.Object({
  name: Type.String({ pattern: '^mf-[a-z][a-z0-9-]*$' }),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
  accountLinks: AccountLinks,
  rail: Rail,
  sitemap: Type.Optional(
    Type.Array(Type.String(), {
      description: 'addresses of pages whose route has parameters, e.g. /blog/toner-yield',
    }),
  ),
  scriptBudget: ScriptBudget,
})

/** The content of `shell.config.ts`. */
export const ShellConfigSchema = Type.Object({
  site: SiteSchema,
  routes: Type.Array(RemoteRouteSchema),
  scriptBudget: ScriptBudget,
})

/** The part of a remote's `release.json` that the shell needs. */
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
  accountLinks: AccountLinks,
  rail: Rail,
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

/** A reference to a published release by its `release.json`, which is rarely needed. */
export const ReleaseReferenceSchema = Type.Object({
  version: Type.String(),
  base: Type.String(),
  integrity: Type.String({ description: 'sha384-… of the `release.json` below base' }),
})

/** The releases of one remote: the stable one, and others with their conditions. */
export const LiveRemoteSchema = Type.Object({
  ...RemoteReleaseSchema.properties,
  canary: Type.Optional(
    Type.Object({
      percent: Type.Integer({ minimum: 1, maximum: 99, description: 'of all browsers' }),
      // Canaries from before this field use the name of their remote as salt.
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
  // Releases from before these fields remain valid.
  site: Type.Optional(SiteSchema),
  routes: Type.Optional(Type.Array(RemoteRouteSchema)),
  bootHash: Type.Optional(
    Type.String({ description: 'sha256-… of the script inside the document, for the CSP' }),
  ),
})

/**
 * The releases of a site: written by a promote, inlined into index.html, read by the shell. A shell validates the
 * compositions of later promotes by its own copy of this schema, so new fields are allowed, but no new values of a
 * field.
 */
export const CompositionSchema = Type.Object({
  revision: Type.Integer(),
  shell: ShellReleaseSchema,
  remotes: Type.Array(LiveRemoteSchema),
})

export type RemoteRoute = Static<typeof RemoteRouteSchema>
export type NavigationLink = Static<typeof NavigationLinkSchema>
export type RailLink = Static<typeof RailLinkSchema>
export type ShellConfig = Static<typeof ShellConfigSchema>
export type RemoteConfig = Static<typeof RemoteConfigSchema>
export type RemoteRelease = Static<typeof RemoteReleaseSchema>
export type ReleaseReference = Static<typeof ReleaseReferenceSchema>
export type LiveRemote = Static<typeof LiveRemoteSchema>
export type ShellRelease = Static<typeof ShellReleaseSchema>
export type Composition = Static<typeof CompositionSchema>
