import {
  NavigationLinkSchema,
  RemoteRouteSchema,
  ScreenFilesSchema,
  SiteSchema,
} from '@store/contract/schemas/composition'
import { type Static, type TSchema, Type } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'

/** Browsers silently ignore a hash in any other form, and run the script. */
export const integrityPattern = '^sha384-[A-Za-z0-9+/]{64}$'

const FileSchema = Type.Object({
  integrity: Type.String({ pattern: integrityPattern }),
  bytes: Type.Integer({ description: 'as built' }),
  brotliBytes: Type.Optional(Type.Integer({ description: 'as most browsers receive it' })),
})

const identity = {
  name: Type.String(),
  version: Type.String({ pattern: '^\\d+(\\.\\d+){2}(-[0-9A-Za-z.-]+)?$' }),
  buildId: Type.String({ description: 'digest over everything the build read' }),
  files: Type.Record(Type.String(), FileSchema),
  // Releases that are older than this field still make a site.
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
  // Releases that are older than this field still make a site.
  uses: Type.Optional(ExportsSchema),
  routes: Type.Array(RemoteRouteSchema),
  navigation: Type.Array(NavigationLinkSchema),
  sitemap: Type.Optional(
    Type.Array(Type.String(), { description: 'pages of routes with parameters' }),
  ),
})

const ShellReleaseFileSchema = Type.Object({
  kind: Type.Literal('shell'),
  ...identity,
  provides: Type.Record(Type.String(), Type.String()),
  offers: Type.Optional(ExportsSchema),
  // Releases that are older than these fields still make a site.
  bootHash: Type.Optional(Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' })),
  site: Type.Optional(SiteSchema),
  routes: Type.Optional(Type.Array(RemoteRouteSchema)),
})

/** `release.json`: all that is said of one immutable release. */
export const ReleaseSchema = Type.Union([RemoteReleaseFileSchema, ShellReleaseFileSchema])

/** What a remote's build says of itself in `contents.json`. */
export const RemoteContentsSchema = Type.Pick(RemoteReleaseFileSchema, [
  'container',
  'entry',
  'preload',
  'screens',
  'shared',
  'uses',
])

/** What the shell's build says of itself in `contents.json`. */
export const ShellContentsSchema = Type.Pick(ShellReleaseFileSchema, [
  'provides',
  'offers',
  'bootHash',
])

export type PublishedRemote = Static<typeof RemoteReleaseFileSchema>
export type PublishedShell = Static<typeof ShellReleaseFileSchema>
export type Release = Static<typeof ReleaseSchema>

/** Address of a release's folder, e.g. `/mf/mf-shop/1.0.0-1a2b3c4d/`. */
export function baseOf(release: { name: string; version: string }): string {
  return `/${keyOf(release)}`
}

/** Key of a release's folder in a store, e.g. `mf/mf-shop/1.0.0-1a2b3c4d/`. */
export function keyOf(release: { name: string; version: string }, file = ''): string {
  return `mf/${release.name}/${release.version}/${file}`
}

/** How people name a release, e.g. `mf-shop@1.0.0-1a2b3c4d`. */
export function nameOf(release: { name: string; version: string }): string {
  return `${release.name}@${release.version}`
}

/**
 * Reads a value that came from outside the types.
 * @param what names it in the error
 * @throws with every place that does not fit
 */
export function parseAs<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): Static<Schema> {
  if (isAs(schema, value)) return value
  const complaints = Value.Errors(schema, value).map(
    (error) => `${error.instancePath || 'it'} ${error.message}`,
  )
  throw new Error(`${what}: ${complaints.join('; ')}`)
}

/** Compiled once for each schema: a change of the site reads some of them a dozen times. */
function isAs<Schema extends TSchema>(schema: Schema, value: unknown): value is Static<Schema> {
  const check = validators.get(schema) ?? Compile(schema)
  validators.set(schema, check)
  return check.Check(value)
}

const validators = new WeakMap<TSchema, Validator>()
