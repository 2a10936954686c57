import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './dependencies.mjs'
import { nodeVersionProblem } from './node-version.mjs'

/** The root of the workspace. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Makes a fresh clone ready for TypeScript: the right Node, the dependencies, the loader. Plain JavaScript, for
 * until then there is nothing else. Ends the process with a message when it cannot.
 */
export async function prepare() {
  const problem = nodeVersionProblem(process.versions.node) ?? installDependencies(root)
  if (problem) {
    console.error(problem)
    process.exit(1)
  }
  const { register } = await import('tsx/esm/api')
  register()
}
