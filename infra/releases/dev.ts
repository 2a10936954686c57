import path from 'node:path'
import { packageVersion } from './build-release.ts'
import { FolderStore } from './folder-store.ts'
import { replaceInSite } from './release-site.ts'
import { watchBuild } from './run-build.ts'

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
  const stops = await Promise.all(request.names.map((name) => watchOne(name, root, request)))
  return () => {
    for (const stop of stops) stop()
  }
}

async function watchOne(name: string, root: string, { folder, log }: WatchRequest) {
  const store = new FolderStore(folder)
  const packaged = await packageVersion(root, name)
  const target = {
    // A document keeps its releases, so one name for all builds of this watch never meets itself.
    version: `${packaged}-dev`,
    buildId: 'watch',
    mode: 'development' as const,
    outputFolder: path.join(root, '.data', 'build', name, 'watch'),
    cacheFolder: path.join(root, '.data', 'cache', 'webpack', name),
  }
  let last = Promise.resolve()
  return watchBuild(path.join(root, name), target, (report) => {
    last = last.then(async () => {
      if (report.kind === 'failed') return log(`${name}: ${report.reason}`)
      const { digest, remoteConfig } = report
      const version = `${target.version}.${digest.slice(0, 8)}`
      const build = { name, version, buildId: digest, files: target.outputFolder, remoteConfig }
      await replaceInSite(build, store, log).catch((error: unknown) => log(`${name}: ${error}`))
    })
  })
}
