import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { BuildTarget } from '@store/sdk/build/build-target'
import { digestFiles } from './digest-files.ts'

/** What to build, and where. */
export interface BuildRequest {
  /** Root of the repository; builds and caches are stored in its `.data`. */
  root: string
  /** Folder of a remote, or `shell`. */
  name: string
  mode: BuildTarget['mode']
}

/** Names of the remotes whose source is in a repository. */
export function findRemotes(root: string): string[] {
  const folders = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return folders.filter((name) => existsSync(path.join(root, name, 'remote.config.ts'))).sort()
}

/** The build of the shell and of each remote whose source is in a repository. */
export function findSources(root: string, mode: BuildTarget['mode']): BuildRequest[] {
  return ['shell', ...findRemotes(root)].map((name) => ({ root, name, mode }))
}

/**
 * Digest of exactly what a build reads: equal digests mean equal output.
 * @returns sha256 in hex
 */
export function digestInputs({ root, name, mode }: BuildRequest): Promise<string> {
  return digestFiles(root, [name, ...sharedInputs], { ignored, seed: mode })
}

// The SDK's source is bundled into the shell (it is inside the shell's folder). Remotes bundle components of `shell/ui/src`; the host provides
// those of `shell/ui/shared`.
const sharedInputs = [
  'shell/sdk/build',
  'shell/sdk/package.json',
  'shell/ui/package.json',
  'shell/ui/src',
  'api/contract',
  'package-lock.json',
]
const ignored = /^(node_modules|coverage|testing|\..*)$|\.(test\.tsx?|md)$/
