import { createHash } from 'node:crypto'
import path from 'node:path'
import { type BuildTarget, shortBuildId } from '@store/sdk/build/build-target'
import { type Build, packageVersion } from './build-release.ts'
import { FolderStore } from './folder-store.ts'
import { nameOf } from './release.ts'
import { replaceInSite } from './release-site.ts'
import { type BuildSuccess, watchBuild } from './run-build.ts'

/** Which remotes are worked on, and the site they shall appear in. */
export interface WatchRequest {
  /** Remotes, or `shell`. */
  names: string[]
  /** Folder of the site, composed before. */
  folder: string
  log: (line: string) => void
  root?: string
}

/**
 * Rebuilds remotes at every change and puts them into the site, so that a reload shows them. The rest of
 * the site stays released: a remote is developed in the shell its visitors have.
 * @returns stops watching
 */
export async function watchRemotes(request: WatchRequest): Promise<() => void> {
  const root = request.root ?? path.join(import.meta.dirname, '..', '..')
  const store = new FolderStore(request.folder)
  // One after the other: each new site is based on the one before.
  let last = Promise.resolve()
  const show = (build: Build) => {
    last = last.then(async () => {
      const revision = await replaceInSite(build, store)
      request.log(`${nameOf(build)} is in the site, revision ${revision}`)
    })
    last = last.catch((error: unknown) => request.log(`${build.name}: ${String(error)}`))
  }
  const stops = await Promise.all(
    request.names.map(async (name) => {
      const target = await watchTarget(root, name)
      return watchBuild(path.join(root, name), target, (report) => {
        if (report.kind === 'failed') request.log(`${name}: ${report.reason}`)
        else show(buildOf(name, target, report))
      })
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

async function watchTarget(root: string, name: string): Promise<BuildTarget> {
  return {
    // A document keeps its releases, so one name for all builds of this watch never meets itself.
    version: `${await packageVersion(root, name)}-dev`,
    buildId: 'watch',
    mode: 'development',
    outputFolder: path.join(root, '.data', 'build', name, 'watch'),
    cacheFolder: path.join(root, '.data', 'cache', 'webpack', name),
  }
}

/** Routes and navigation are part of a release, and no part of what the bundler digests. */
function buildOf(name: string, target: BuildTarget, report: BuildSuccess): Build {
  const { digest, config } = report
  const hash = createHash('sha256')
    .update(digest)
    .update(JSON.stringify(config ?? null))
  const buildId = hash.digest('hex')
  const version = `${target.version}.${shortBuildId(buildId)}`
  return { name, version, buildId, files: target.outputFolder, config, isOptimized: false }
}
