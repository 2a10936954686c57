import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shortBuildId } from '@store/sdk/build/build-target'
import { type Static, Type } from 'typebox'
import { parseAs } from '../release.ts'
import { type BuildRequest, digestInputs } from './build-inputs.ts'
import { runBuild } from './run-build.ts'

const BuildSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  buildId: Type.String(),
  files: Type.String({ description: 'folder' }),
  config: Type.Unknown({ description: 'of the remote, or of the shell' }),
  isOptimized: Type.Boolean(),
})

/** A finished build and the folder that holds its files. */
export type Build = Static<typeof BuildSchema>

/**
 * Builds one remote, or the shell, unless the same inputs were built before.
 * @returns the build, and whether it is new
 * @throws with the bundler's errors
 */
export async function buildRelease(
  request: BuildRequest,
): Promise<{ build: Build; isFresh: boolean }> {
  const { root, name, mode } = request
  const builds = path.join(root, '.data', 'build', name)
  const buildId = await digestInputs(request)
  const version = `${await packageVersion(root, name)}-${shortBuildId(buildId)}`
  const folder = path.join(builds, version)
  const record = path.join(folder, 'build.json')
  const earlier = await readBuild(record)
  if (earlier?.buildId === buildId) return { build: earlier, isFresh: false }

  const files = path.join(folder, 'files')
  const { config } = await runBuild(path.join(root, name), {
    version,
    buildId,
    mode,
    outputFolder: files,
    cacheFolder: path.join(root, '.data', 'cache', 'webpack', name),
  })
  const isOptimized = mode === 'production'
  const build = { name, version, buildId, files, config, isOptimized }
  // Written last: without this file an interrupted build is ignored.
  await mkdir(folder, { recursive: true })
  await writeFile(record, JSON.stringify(build, null, 2))
  await removeOldBuilds(builds)
  return { build, isFresh: true }
}

/** Keeps the newest builds, so that switching back to a branch finds its build. */
async function removeOldBuilds(builds: string): Promise<void> {
  const folders = (await readdir(builds)).map((name) => path.join(builds, name))
  const ages = await Promise.all(folders.map(async (folder) => (await stat(folder)).mtimeMs))
  const newestFirst = folders
    .map((folder, index) => ({ folder, changedAt: ages[index] ?? 0 }))
    .sort((a, b) => b.changedAt - a.changedAt)
  for (const { folder } of newestFirst.slice(maxRetainedBuilds)) {
    await rm(folder, { recursive: true, force: true })
  }
}

const maxRetainedBuilds = 5

/** The version in a package's `package.json`, which its team increments by hand. */
export async function packageVersion(root: string, name: string): Promise<string> {
  const file = path.join(root, name, 'package.json')
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  return parseAs(Type.Object({ version: Type.String() }), manifest, file).version
}

async function readBuild(record: string): Promise<Build | undefined> {
  const text = await readFile(record, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseAs(BuildSchema, JSON.parse(text), record)
}
