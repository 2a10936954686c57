import type { PartResult, PartRun } from './part.ts'
import { runJest } from './run-jest.ts'
import { workspacesWith } from './workspaces.ts'

/** Every package's own tests except the API's, which need a database. */
export async function runUnitTests({ root, jestArguments }: PartRun): Promise<PartResult> {
  const packages = await workspacesWith(root, 'jest.config.mjs')
  const projects = packages.filter((path) => path !== 'api')
  const args = [...jestArguments, '--projects', ...projects]
  return runJest({ root, part: 'unit', args })
}
