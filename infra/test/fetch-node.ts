import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
  const missing = existsSync(file) ? undefined : await download(folder, { version, file })
  if (missing) return missing
  const { ok, output } = await runCommand({ file, args: ['--version'] })
  return ok ? { version, file } : `Node ${version} does not run here: ${lastLines(output, 1)}`
}

async function download(folder: string, wanted: FetchedNode): Promise<string | undefined> {
  const name = `node-${process.platform}-${process.arch}@${wanted.version}`
  await mkdir(folder, { recursive: true })
  const parts = await mkdtemp(join(folder, 'download-'))
  try {
    const timeout = 300_000
    const packed = await runCommand({ file: 'npm', args: ['pack', name], cwd: parts, timeout })
    if (!packed.ok) return `npm has no ${name} for us: ${lastLines(packed.output, 1)}`
    const [archive = ''] = await readdir(parts)
    const program = 'package/bin/node'
    const args = ['-xzf', archive, program]
    const unpacked = await runCommand({ file: 'tar', args, cwd: parts, timeout })
    if (!unpacked.ok) return `${name} cannot be unpacked: ${lastLines(unpacked.output, 1)}`
    await rename(join(parts, program), wanted.file)
    return undefined
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
}
