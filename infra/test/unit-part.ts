import { join } from 'node:path'
import { fetchNginx } from '../nginx/find-nginx.ts'
import { step } from '../start/steps.ts'
import type { PartResult, PartRun } from './part.ts'
import { runJest, secondLook } from './run-jest.ts'
import { workspacesWith } from './workspaces.ts'

/**
 * Every package's own tests except the API's, which need a database. Those of nginx run on Debian's package and are
 * left out where there is none.
 */
export async function runUnitTests({ root, jestArguments }: PartRun): Promise<PartResult> {
  const packages = await workspacesWith(root, 'jest.config.mjs')
  const projects = packages.filter((path) => path !== 'api')
  const args = [...jestArguments, '--projects', ...projects]
  const folder = join(root, '.data/packages-nginx')
  const nginx = await step(
    'nginx',
    () => fetchNginx(folder),
    (found) => (typeof found === 'string' ? `left out: ${found}` : found.file),
  )
  const found = typeof nginx === 'string' ? {} : { TEST_NGINX: join(folder, 'root') }
  const env = { ...found, ...secondLook(jestArguments) }
  return runJest({ root, part: 'unit', args, env })
}
