import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildTarget, shortBuildId } from '@store/sdk/build/build-target'
import { type Static, Type } from 'typebox'
import { digestInputs } from './build-inputs.ts'
import { parseAs } from './release.ts'
import { runBuild } from './run-build.ts'

const BuildSchema = Type.Object({
  name: Type.String(),
  version: Type.String(),
  buildId: Type.String(),
  files: Type.String({ description: 'folder' }),
  remoteConfig: Type.Optional(Type.Unknown()),
})

/** A finished build, and the folder its files are in. */
export type Build = Static<typeof BuildSchema>

/** What is built, and where. */
export interface BuildRequest {
  /** The repository; state goes to its `.data`. */
  root: string
  /** Folder of a remote, or `shell`. */
  name: string
  mode: BuildTarget['mode']
}

/**
 * Builds one remote alone, or the shell, unless the same was built before.
 * @returns the build, and whether it was made now
 * @throws with the bundler's errors
 */
export async function buildRelease(
  request: BuildRequest,
): Promise<{ build: Build; isFresh: boolean }> {
  const { root, name, mode } = request
  const folder = path.join(root, '.data', 'build', name, mode)
  const record = path.join(folder, 'build.json')
  const buildId = await digestInputs(request)
  const earlier = await readBuild(record)
  if (earlier?.buildId === buildId) return { build: earlier, isFresh: false }

  await rm(record, { force: true })
  const version = `${await packageVersion(root, name)}-${shortBuildId(buildId)}`
  const target = {
    version,
    buildId,
    mode,
    outputFolder: path.join(folder, 'files'),
    cacheFolder: path.join(root, '.data', 'cache', 'webpack', name),
  }
  const { remoteConfig } = await runBuild(path.join(root, name), target)
  const build = { name, version, buildId, files: target.outputFolder, remoteConfig }
  // Written last: a build that was killed is a build that never was.
  await mkdir(folder, { recursive: true })
  await writeFile(record, JSON.stringify(build, null, 2))
  return { build, isFresh: true }
}

/** The version in a package's `package.json`, which its team raises by hand. */
export async function packageVersion(root: string, name: string): Promise<string> {
  const file = path.join(root, name, 'package.json')
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'))
  return parseAs(Type.Object({ version: Type.String() }), manifest, file).version
}

async function readBuild(record: string): Promise<Build | undefined> {
  const text = await readFile(record, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : parseAs(BuildSchema, JSON.parse(text), record)
}
