import { createHash } from 'node:crypto'
import path from 'node:path'
import { type BuildTarget, shortBuildId } from '@store/sdk/build/build-target'
import { replaceInSite } from '../compose/release-site.ts'
import { nameOf } from '../release.ts'
import { FolderStore } from '../store/folder-store.ts'
import type { Build } from './build-folder.ts'
import { packageVersion } from './build-release.ts'
import { type BuildSuccess, watchBuild } from './run-build.ts'

/** The remotes to watch, and the site to put them into. */
interface WatchRequest {
  /** Remotes, or `shell`. */
  names: string[]
  /** Folder of the composed site. */
  folder: string
  log: (line: string) => void
  root?: string
}

/**
 * Rebuilds remotes on every change and puts them into the site, so that a reload shows them. The rest of the site
 * keeps its published releases: a remote is developed in the same shell that visitors have.
 * @returns a function that stops watching
 */
export async function watchRemotes(request: WatchRequest): Promise<() => void> {
  const root = request.root ?? path.join(import.meta.dirname, '..', '..', '..')
  const store = new FolderStore(request.folder)
  // Sequential: each revision is based on the one before.
  let last = Promise.resolve()
  const release = (build: Build) => {
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
        else release(toBuild(name, target, report))
      })
    }),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

async function watchTarget(root: string, name: string): Promise<BuildTarget> {
  return {
    // All builds of one watch can share a version, because a loaded document keeps its releases.
    version: `${await packageVersion(root, name)}-dev`,
    buildId: 'watch',
    mode: 'development',
    outputFolder: path.join(root, '.data', 'build', name, 'watch'),
    cacheFolder: path.join(root, '.data', 'cache', 'webpack', name),
  }
}

/** The id covers the configuration too: routes and navigation are part of a release, but not of the bundler's digest. */
function toBuild(name: string, target: BuildTarget, report: BuildSuccess): Build {
  const { digest, config } = report
  const hash = createHash('sha256')
    .update(digest)
    .update(JSON.stringify(config ?? null))
  const buildId = hash.digest('hex')
  const version = `${target.version}.${shortBuildId(buildId)}`
  return { name, version, buildId, files: target.outputFolder, config, isOptimized: false }
}
