import { join } from 'node:path'
import { fetchNginx } from '../nginx/testing/find-nginx.ts'
import { step } from '../processes/steps.ts'
import { retrySettings, runJest } from './run-jest.ts'
import type { SuiteResult, SuiteRun } from './suite.ts'
import { workspacesWith } from './workspaces.ts'

/**
 * Runs the tests of every package except the API's, which need a database. Those of nginx use Debian's package and are
 * skipped without it.
 */
export async function runUnitTests({
  root,
  jestArguments,
  change,
}: SuiteRun): Promise<SuiteResult> {
  const packages = await workspacesWith(root, 'jest.config.mjs')
  const isTouched = (path: string) =>
    change?.packages.some((touched) => `${path}/`.startsWith(`${touched}/`)) ?? true
  const projects = packages.filter((path) => path !== 'api' && isTouched(path))
  const args = [...jestArguments, '--projects', ...projects]
  const folder = join(root, '.data/packages-nginx')
  const nginx = await step(
    'nginx',
    () => fetchNginx(folder),
    (found) => (typeof found === 'string' ? `skipped: ${found}` : found.file),
  )
  const found = typeof nginx === 'string' ? {} : { TEST_NGINX: join(folder, 'root') }
  const env = { ...found, ...retrySettings(jestArguments) }
  return runJest({ root, suite: 'unit', args, env })
}
