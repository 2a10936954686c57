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
  /** About how many seconds a file takes; by default all take the same. */
  secondsOf?: (file: string) => number
}

/**
 * Writes files that each run many test files in one module registry: loading the modules again for each test file takes
 * longer than most tests (decision 0174). Each test file becomes its own `describe`.
 */
export async function writeTestGroups({ folder, load, ...tests }: TestGroups): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [group, files] of shareTests(tests)) {
    const text = `const load = ${load}
for (const file of ${JSON.stringify(files)}) describe(file, () => void load(file))\n`
    await writeFile(join(folder, group), text)
  }
}

/** Gives each group files that together take about as long as those of the others. */
export function shareTests({
  files,
  groups,
  secondsOf = () => 1,
}: Pick<TestGroups, 'files' | 'groups' | 'secondsOf'>): Map<string, string[]> {
  const shares = groups.map((group) => ({ group, files: [] as string[], seconds: 0 }))
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const [shortest] = shares.toSorted((a, b) => a.seconds - b.seconds)
    if (!shortest) break
    shortest.files.push(file)
    shortest.seconds += secondsOf(file)
  }
  return new Map(shares.map((share) => [share.group, share.files]))
}
