import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { shortBuildId } from '@store/sdk/build/build-target'
import { Type } from 'typebox'
import { parseAs } from '../release.ts'
import { type Build, filesFolder, readBuild, writeBuildRecord } from './build-folder.ts'
import { type BuildRequest, digestInputs } from './build-inputs.ts'
import { runBuild } from './run-build.ts'

export interface BuildResult {
  build: Build
  /** False if the same inputs were built before. */
  isFresh: boolean
  /** Duration of this call. */
  seconds: number
}

/**
 * Builds one remote, or the shell, unless the same inputs were built before.
 * @param run runs the bundler; default: in a process for this build
 * @throws with the bundler's errors
 */
export async function buildRelease(
  request: BuildRequest,
  run: typeof runBuild = runBuild,
): Promise<BuildResult> {
  const started = performance.now()
  const passed = () => (performance.now() - started) / 1000
  const { root, name, mode } = request
  const builds = path.join(root, '.data', 'build', name)
  const buildId = await digestInputs(request)
  const version = `${await packageVersion(root, name)}-${shortBuildId(buildId)}`
  const folder = path.join(builds, version)
  const earlier = await readBuild(folder)
  if (earlier?.buildId === buildId) return { build: earlier, isFresh: false, seconds: passed() }

  const files = path.join(folder, filesFolder)
  const { config } = await run(path.join(root, name), {
    version,
    buildId,
    mode,
    outputFolder: files,
  })
  const isOptimized = mode === 'production'
  const build = { name, version, buildId, files, config, isOptimized }
  // Written last: an interrupted build is ignored.
  await mkdir(folder, { recursive: true })
  await writeBuildRecord(folder, build)
  await removeOldBuilds(builds)
  return { build, isFresh: true, seconds: passed() }
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
