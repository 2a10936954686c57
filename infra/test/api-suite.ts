import { dirname, join } from 'node:path'
import { type Log, step } from '../processes/steps.ts'
import { bundleApi, bundledEntry } from '../start/api/api-bundle.ts'
import type { Database } from '../start/database/database.ts'
import { startTemporaryDatabase } from '../start/database/temporary-database.ts'
import { startRedis } from './redis-server.ts'
import { runJest } from './run-jest.ts'
import type { SuiteResult, SuiteRun } from './suite.ts'

/** `DATABASE_URL` if set: the tests create their own schemas on that server and touch no others. */
async function chooseDatabase(root: string, log: Log): Promise<Database> {
  const configuredUrl = process.env.DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, how: 'DATABASE_URL', stop: async () => undefined }
  return startTemporaryDatabase({ folder: join(root, '.data'), log })
}

/** Runs the API's tests on a temporary database and, if available, a temporary Redis. */
export async function runApiTests(run: SuiteRun): Promise<SuiteResult> {
  const { root, jestArguments, shutdown } = run
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
  // Worker threads of the tests run the bundle: starting each from TypeScript took two seconds.
  await step(
    'api',
    () => bundleApi(root),
    (isNew) => (isNew ? 'built' : 'unchanged'),
  )
  return runJest({
    root,
    suite: 'api',
    args: ['--config', join(root, 'api/jest.config.mjs'), ...jestArguments],
    env: {
      DATABASE_URL: database.url,
      API_BUNDLE: dirname(bundledEntry(root, 'server')),
      ...(typeof redis !== 'string' && { TEST_REDIS_URL: redis.url }),
    },
  })
}
