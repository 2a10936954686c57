import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const IGNORED = new Set(['node_modules', '.data'])

/** A hash of the names and contents of files and folders (with all below them). Equal hash, equal inputs. */
export async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

/**
 * Does work whose result depends on the inputs alone, unless the same inputs gave that result before. Answers
 * whether it had to. `mark` is the file that remembers.
 */
export async function unlessUnchanged(
  mark: string,
  inputs: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  const now = await fingerprint(inputs)
  if ((await readFile(mark, 'utf8').catch(() => '')) === now) return false
  await work()
  await mkdir(dirname(mark), { recursive: true })
  await writeFile(mark, now)
  return true
}

async function filesBelow(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const inside = entries
    .filter(({ name }) => !IGNORED.has(name))
    .map(({ name }) => join(path, name))
  return (await Promise.all(inside.map(filesBelow))).flat()
}
