import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installDependencies } from './dependencies.mjs'
import { nodeVersionProblem } from './node-version.mjs'

/** The root folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * Prepares a fresh clone for TypeScript: checks Node, installs dependencies, registers the loader. Plain JavaScript,
 * because TypeScript cannot run before that. Exits with a message if a step fails.
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
