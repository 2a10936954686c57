import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const IGNORED = new Set(['node_modules', '.data'])

/** A hash of the names and contents of files and of all files below folders. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map(filesUnder))).flat().sort()
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Runs `work`, whose result depends only on the inputs, unless it has already run for the same inputs.
 * @param fingerprintFile stores the fingerprint of the last run
 * @returns true if it ran
 */
export async function runIfChanged(
  fingerprintFile: string,
  inputs: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const current = await fingerprint(inputs)
  if ((await readFile(fingerprintFile, 'utf8').catch(() => '')) === current) return false
  await work()
  await mkdir(dirname(fingerprintFile), { recursive: true })
  await writeFile(fingerprintFile, current)
  return true
}

async function filesUnder(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const inside = entries
    .filter(({ name }) => !IGNORED.has(name))
    .map(({ name }) => join(path, name))
  return (await Promise.all(inside.map(filesUnder))).flat()
}
