import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { writeTestGroups } from '../test-groups.ts'

/** Groups of each kind; two run at a time. */
const GROUPS = 4

/**
 * Writes groups of the tests that run in jsdom, for a full run. Components and other modules have separate groups,
 * because only tests of components are retried.
 * @param packages folders relative to the root
 * @returns jest's configuration of the groups
 */
export async function groupScreenTests(root: string, packages: readonly string[]): Promise<string> {
  const found = await Promise.all(packages.map((path) => listTests(root, path)))
  // A package may be below another one, as shell/ui.
  const tests = [...new Set(found.flat())]
  for (const extension of ['ts', 'tsx']) {
    await writeTestGroups({
      folder: join(root, '.data/build/screen-test-groups', extension),
      files: tests.filter((file) => file.endsWith(`.test.${extension}`)),
      groups: Array.from({ length: GROUPS }, (_, group) => `group-${group + 1}.test.${extension}`),
      load: '(file) => require("../../../../" + file)',
    })
  }
  return join(import.meta.dirname, 'groups.config.mjs')
}

async function listTests(root: string, folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true })
  return files
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .sort()
}
