import { RemoteConfigSchema, ShellConfigSchema } from '@store/contract/schemas/site/composition'
import type { Build } from '../build/build-folder.ts'
import { checkBudget } from '../checks/script-budget.ts'
import { integrityOf } from '../integrity.ts'
import {
  nameOf,
  parseAs,
  type Release,
  RemoteContentsSchema,
  ShellContentsSchema,
} from '../release.ts'

/**
 * Creates `release.json` of a build.
 * @param files all files by path, including precompressed variants
 * @throws when the remote's configuration or `contents.json` is invalid, or when the scripts exceed their budget
 */
export function describeRelease(build: Build, files: ReadonlyMap<string, Buffer>): Release {
  const { name, version, buildId } = build
  const identity = { name, version, buildId, files: describeFiles(files) }
  const contents: unknown = JSON.parse(files.get('contents.json')?.toString() ?? 'null')
  const what = `contents.json of ${nameOf(build)}`
  if (name === 'shell') {
    const config = parseAs(ShellConfigSchema, build.config, 'shell.config.ts')
    const described = parseAs(ShellContentsSchema, contents, what)
    if (build.isOptimized) {
      const files = without(identity.files, described.renderer?.own ?? [])
      checkBudget({ ...identity, files }, config.scriptBudget)
    }
    const { site, routes } = config
    return { kind: 'shell', ...identity, ...described, site, routes }
  }
  const config = parseAs(RemoteConfigSchema, build.config, `remote.config.ts of ${name}`)
  if (config.name !== name) {
    throw new Error(`remote.config.ts of ${name}: its name is ${config.name}`)
  }
  if (build.isOptimized) checkBudget(identity, config.scriptBudget)
  const { routes, navigation, accountLinks, rail, sitemap } = config
  const { container, entry, preload, screens, shared, uses } = parseAs(
    RemoteContentsSchema,
    contents,
    what,
  )
  return {
    kind: 'remote',
    ...identity,
    container,
    entry,
    preload,
    ...(screens && { screens }),
    shared,
    ...(uses && { uses }),
    routes,
    navigation,
    ...(accountLinks && { accountLinks }),
    ...(rail && { rail }),
    ...(sitemap && { sitemap }),
  }
}

function without(files: Release['files'], names: readonly string[]): Release['files'] {
  return Object.fromEntries(Object.entries(files).filter(([file]) => !names.includes(file)))
}

/** Integrity and size of each file; precompressed variants have no separate entry. */
export function describeFiles(files: ReadonlyMap<string, Buffer>): Release['files'] {
  const built = [...files].filter(([file]) => !/\.(br|gz)$/.test(file))
  return Object.fromEntries(
    built.map(([file, bytes]) => {
      const brotliBytes = files.get(`${file}.br`)?.length
      const size = { bytes: bytes.length, ...(brotliBytes !== undefined && { brotliBytes }) }
      return [file, { integrity: integrityOf(bytes), ...size }]
    }),
  )
}
