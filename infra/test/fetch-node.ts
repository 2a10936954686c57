import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchFromNpm } from '../packages/npm-package.ts'
import { lastLines, runCommand } from '../processes/run-command.ts'

/** Supported versions that the API is tested on: the oldest line and the recommended one. */
const VERSIONS: Record<string, string> = { 20: '20.20.2', 24: '24.21.0' }

/** The other major version the API is tested on, in addition to the one that runs the tests. */
export const otherMajor = process.versions.node.startsWith('24.') ? '20' : '24'

export type FetchedNode = { version: string; file: string }

/**
 * Fetches the program of another Node version from npm, once.
 * @param folder cache for later runs
 * @returns the reason as text if it is not available
 */
export async function fetchNode(folder: string, major: string): Promise<FetchedNode | string> {
  const version = VERSIONS[major]
  if (!version) return `Node ${major} is none of ${Object.keys(VERSIONS).join(', ')}`
  const file = join(folder, `node-${version}`)
  const name = `node-${process.platform}-${process.arch}@${version}`
  const missing = existsSync(file)
    ? undefined
    : await fetchFromNpm({ name, path: 'bin/node', file })
  if (missing) return missing
  const { ok, output } = await runCommand({ file, args: ['--version'] })
  return ok ? { version, file } : `Node ${version} does not run here: ${lastLines(output, 1)}`
}
