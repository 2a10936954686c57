import { join } from 'node:path'
import { fetchNginx } from '../nginx/testing/find-nginx.ts'
import { step } from '../processes/steps.ts'
import { retrySettings, runJest } from './jest/run-jest.ts'
import { groupScreenTests } from './screen-tests/group-screen-tests.ts'
import type { Suite } from './suite.ts'
import { workspacesWith } from './workspaces.ts'

/** Tests of these packages run in Node, those of the others in jsdom. */
const NODE_PACKAGES = ['api/contract', 'infra']

/**
 * The tests of every package except the API's, which need a database. Those of nginx use Debian's package and are
 * skipped without it.
 */
export const prepareUnitTests: Suite = async ({ root, jestArguments, change }) => {
  const packages = await workspacesWith(root, 'jest.config.mjs')
  const isTouched = (path: string) =>
    change?.packages.some((touched) => `${path}/`.startsWith(`${touched}/`)) ?? true
  const tested = packages.filter((path) => path !== 'api' && isTouched(path))
  const inNode = tested.filter((path) => NODE_PACKAGES.includes(path))
  const inJsdom = tested.filter((path) => !NODE_PACKAGES.includes(path))
  const isWhole = jestArguments.length === 0
  const screens = isWhole ? [await groupScreenTests(root, inJsdom)] : inJsdom
  const args = [...jestArguments, '--projects', ...inNode, ...screens]
  const folder = join(root, '.data/packages-nginx')
  const nginx = await step(
    'nginx',
    () => fetchNginx(folder),
    (found) => (typeof found === 'string' ? `skipped: ${found}` : found.file),
  )
  const found = typeof nginx === 'string' ? {} : { TEST_NGINX: join(folder, 'root') }
  const env = { ...found, ...retrySettings(jestArguments) }
  return () => runJest({ root, suite: 'unit', args, env })
}
