import {
  NavigationLinkSchema,
  RailLinkSchema,
  RemoteRouteSchema,
  ScreenFilesSchema,
  SiteSchema,
} from '@store/contract/schemas/site/composition'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

/** Browsers silently ignore a malformed hash and run the script anyway. */
const integrityPattern = '^sha384-[A-Za-z0-9+/]{64}$'

const FileSchema = Type.Object({
  integrity: Type.String({ pattern: integrityPattern }),
  bytes: Type.Integer({ description: 'as built' }),
  brotliBytes: Type.Optional(
    Type.Integer({ description: 'compressed, as most browsers receive it' }),
  ),
})

const identity = {
  name: Type.String(),
  version: Type.String({ pattern: '^\\d+(\\.\\d+){2}(-[0-9A-Za-z.-]+)?$' }),
  buildId: Type.String({ description: 'digest of everything the build read' }),
  files: Type.Record(Type.String(), FileSchema),
  // Optional: releases published before this field existed remain usable.
  published: Type.Optional(
    Type.Object({
      by: Type.String(),
      at: Type.String({ description: 'ISO 8601, UTC' }),
      commit: Type.Optional(Type.String({ description: 'of the source, when it is known' })),
    }),
  ),
}

const ExportsSchema = Type.Record(Type.String(), Type.Array(Type.String()), {
  description: 'names of exports by shared module',
})

const RemoteReleaseFileSchema = Type.Object({
  kind: Type.Literal('remote'),
  ...identity,
  container: Type.String(),
  entry: Type.String(),
  preload: Type.Array(Type.String()),
  screens: Type.Optional(ScreenFilesSchema),
  shared: Type.Record(Type.String(), Type.String()),
  // Optional: releases published before this field existed remain usable.
  uses: Type.Optional(ExportsSchema),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
  // Optional: releases published before this field existed remain usable.
  accountLinks: Type.Optional(Type.Array(NavigationLinkSchema)),
  rail: Type.Optional(Type.Array(RailLinkSchema)),
  sitemap: Type.Optional(
    Type.Array(Type.String(), { description: 'pages of routes with parameters' }),
  ),
})

/** The scripts that render pages on the server. */
export const RendererSchema = Type.Object({
  own: Type.Array(Type.String(), { description: 'scripts that no browser loads; they run first' }),
  page: Type.Array(Type.String(), { description: 'scripts of every page' }),
})

const ShellReleaseFileSchema = Type.Object({
  kind: Type.Literal('shell'),
  ...identity,
  provides: Type.Record(Type.String(), Type.String()),
  offers: Type.Optional(ExportsSchema),
  // Optional: releases published before these fields existed remain usable.
  bootHash: Type.Optional(Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' })),
  renderer: Type.Optional(RendererSchema),
  site: Type.Optional(SiteSchema),
  routes: Type.Optional(Type.Array(RemoteRouteSchema)),
})

/** `release.json`: the description of one immutable release. */
export const ReleaseSchema = Type.Union([RemoteReleaseFileSchema, ShellReleaseFileSchema])

/** `contents.json` of a remote's build. */
export const RemoteContentsSchema = Type.Pick(RemoteReleaseFileSchema, [
  'container',
  'entry',
  'preload',
  'screens',
  'shared',
  'uses',
])

/** `contents.json` of the shell's build. */
export const ShellContentsSchema = Type.Pick(ShellReleaseFileSchema, [
  'provides',
  'offers',
  'bootHash',
  'renderer',
])

export type PublishedRemote = Static<typeof RemoteReleaseFileSchema>
export type PublishedShell = Static<typeof ShellReleaseFileSchema>
export type Release = Static<typeof ReleaseSchema>

/** URL path of a release's folder, e.g. `/mf/mf-shop/1.0.0-1a2b3c4d/`. */
export function baseOf(release: { name: string; version: string }): string {
  return `/${keyOf(release)}`
}

/** Key of a release's folder in a store, e.g. `mf/mf-shop/1.0.0-1a2b3c4d/`. */
export function keyOf(release: { name: string; version: string }, file = ''): string {
  return `mf/${release.name}/${release.version}/${file}`
}

/** Display name of a release, e.g. `mf-shop@1.0.0-1a2b3c4d`. */
export function nameOf(release: { name: string; version: string }): string {
  return `${release.name}@${release.version}`
}

/**
 * Validates a value of unknown type.
 * @param what names the value in the error
 * @throws Error with every violation of the schema
 */
export function parseAs<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): Static<Schema> {
  if (isAs(schema, value)) return value
  const violations = Value.Errors(schema, value).map(
    (error) => `${error.instancePath || 'it'} ${error.message}`,
  )
  throw new Error(`${what}: ${violations.join('; ')}`)
}

/** Compiles each schema once: a change of the site validates some of them a dozen times. */
function isAs<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  const check = validators.get(schema) ?? Compile(schema)
  validators.set(schema, check)
  return check.Check(value)
}

const validators = new WeakMap<TSchema, Validator>()
