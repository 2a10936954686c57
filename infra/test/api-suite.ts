import { dirname, join } from 'node:path'
import type { Shutdown } from '../processes/shutdown.ts'
import { type Log, step } from '../processes/steps.ts'
import { bundleApi, bundledEntry } from '../start/api/api-bundle.ts'
import type { Database } from '../start/database/database.ts'
import { startTemporaryDatabase } from '../start/database/temporary-database.ts'
import { bundleApiTests } from './api-tests/bundle-tests.ts'
import { startRedis } from './redis-server.ts'
import { runJest } from './run-jest.ts'
import type { SuiteResult, SuiteRun } from './suite.ts'

/** `DATABASE_URL` if set: the tests create their own schemas on that server and touch no others. */
async function chooseDatabase(root: string, log: Log): Promise<Database> {
  const configuredUrl = process.env.DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, how: 'DATABASE_URL', stop: async () => undefined }
  return startTemporaryDatabase({ folder: join(root, '.data'), log })
}

/**
 * Runs the API's tests on a temporary database and, if available, a temporary Redis. Both start while the tests are
 * bundled.
 */
export async function runApiTests(run: SuiteRun): Promise<SuiteResult> {
  const { root, jestArguments, shutdown } = run
  const [environment, bundle] = await Promise.all([
    startServices(root, shutdown),
    bundleEverything(root),
  ])
  return runJest({
    root,
    suite: 'api',
    args: ['--config', join(root, 'api/jest.config.mjs'), ...jestArguments],
    env: { ...environment, ...bundle },
  })
}

async function startServices(root: string, shutdown: Shutdown): Promise<NodeJS.ProcessEnv> {
  const database = await step(
    'database',
    (log) => chooseDatabase(root, log),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  const redis = await step(
    'redis',
    () => startRedis(join(root, '.data/packages-redis')),
    (found) => (typeof found === 'string' ? `skipped: ${found}` : found.url),
  )
  if (typeof redis !== 'string') await shutdown.add(redis.stop)
  return {
    DATABASE_URL: database.url,
    ...(typeof redis !== 'string' && { TEST_REDIS_URL: redis.url }),
  }
}

async function bundleEverything(root: string): Promise<NodeJS.ProcessEnv> {
  // Worker threads of the tests run the bundle: starting each from TypeScript took two seconds.
  const bundle = () => Promise.all([bundleApi(root), bundleApiTests(root)])
  const [, tests] = await step('api', bundle, ([isNew]) => (isNew ? 'built' : 'unchanged'))
  return { API_BUNDLE: dirname(bundledEntry(root, 'server')), API_TESTS: tests }
}
