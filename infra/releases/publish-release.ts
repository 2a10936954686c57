import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteConfigSchema, ShellConfigSchema } from '@store/contract/schemas/composition'
import type { Build } from './build-release.ts'
import { compressedTwins } from './compress.ts'
import {
  nameOf,
  parseAs,
  type Release,
  RemoteContentsSchema,
  ShellContentsSchema,
} from './release.ts'
import type { ReleaseStore } from './release-store.ts'
import { checkBudget } from './script-budget.ts'

/**
 * Publishes a build under its version, for good.
 * @returns the release, and whether it is new
 * @throws ReleaseConflict when the version is taken by other files; Error when the remote's
 * configuration or the build's contents are not what they should be, or its scripts have outgrown their budget
 */
export async function publishRelease(
  build: Build,
  store: ReleaseStore,
): Promise<{ release: Release; isNew: boolean }> {
  const there = await store.findRelease(build.name, build.version)
  if (there?.buildId === build.buildId) return { release: there, isNew: false }
  const built = await readFiles(build.files)
  const twins = await Promise.all([...built].map(([file, bytes]) => compressedTwins(file, bytes)))
  const files = new Map([...built, ...twins.flatMap((twin) => [...twin])])
  const release = describe(build, built, files)
  return { release, isNew: await store.addRelease(release, files) }
}

function describe(
  build: Build,
  built: ReadonlyMap<string, Buffer>,
  all: ReadonlyMap<string, Buffer>,
): Release {
  const { name, version, buildId } = build
  const identity = { name, version, buildId, files: digestFiles(built, all) }
  const contents: unknown = JSON.parse(built.get('contents.json')?.toString() ?? 'null')
  const what = `contents.json of ${nameOf(build)}`
  if (name === 'shell') {
    const config = parseAs(ShellConfigSchema, build.config, 'shell.config.ts')
    if (build.isOptimized) checkBudget(identity, config.scriptBudget)
    const { site, routes } = config
    return {
      kind: 'shell',
      ...identity,
      ...parseAs(ShellContentsSchema, contents, what),
      site,
      routes,
    }
  }
  const config = parseAs(RemoteConfigSchema, build.config, `remote.config.ts of ${name}`)
  if (config.name !== name) {
    throw new Error(`remote.config.ts of ${name}: it calls itself ${config.name}`)
  }
  if (build.isOptimized) checkBudget(identity, config.scriptBudget)
  const { routes, navigation, sitemap } = config
  const { container, entry, preload, screens, shared } = parseAs(
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
    routes,
    navigation,
    ...(sitemap && { sitemap }),
  }
}

function digestFiles(built: ReadonlyMap<string, Buffer>, all: ReadonlyMap<string, Buffer>) {
  return Object.fromEntries(
    [...built].map(([file, bytes]) => {
      const brotliBytes = all.get(`${file}.br`)?.length
      const size = { bytes: bytes.length, ...(brotliBytes !== undefined && { brotliBytes }) }
      return [file, { integrity: integrityOf(bytes), ...size }]
    }),
  )
}

/** The digest of a file as browsers check it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** Source maps stay where the build was: they are for us, not for visitors. */
async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(folder, file))] as const),
    ),
  )
}
