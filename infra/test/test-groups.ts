import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type TestGroups = {
  /** Emptied first. */
  folder: string
  /** Test files, as `load` names them. */
  files: readonly string[]
  /** Names of the files to write. */
  groups: readonly string[]
  /** JavaScript: a function that loads a test file. */
  load: string
}

/**
 * Writes files that each run many test files in one module registry: loading the modules again for each test file takes
 * longer than most tests (decisions 0063 and 0064). Each test file becomes its own `describe`.
 */
export async function writeTestGroups({ folder, files, groups, load }: TestGroups): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [number, group] of groups.entries()) {
    const own = files.filter((_, index) => index % groups.length === number)
    const text = `const load = ${load}
for (const file of ${JSON.stringify(own)}) describe(file, () => void load(file))\n`
    await writeFile(join(folder, group), text)
  }
}
