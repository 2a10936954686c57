import { dirname, join } from 'node:path'
import { bundleApi, bundledEntry } from '../start/api-bundle.ts'
import type { Database } from '../start/database/database.ts'
import { startThrowAwayDatabase } from '../start/database/throw-away-database.ts'
import { type Log, step } from '../start/steps.ts'
import type { PartResult, PartRun } from './part.ts'
import { startRedis } from './redis-server.ts'
import { runJest } from './run-jest.ts'

/** `DATABASE_URL`, where one is set: tests make schemas of their own on that server and touch no other. */
async function chooseDatabase(root: string, log: Log): Promise<Database> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, how: 'DATABASE_URL', stop: async () => undefined }
  return startThrowAwayDatabase({ folder: join(root, '.data'), log })
}

/** The API's tests on a real database and, where there is one, a real Redis, both gone afterwards. */
export async function runApiTests(run: PartRun): Promise<PartResult> {
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
    (found) => (typeof found === 'string' ? `left out: ${found}` : found.url),
  )
  if (typeof redis !== 'string') await shutdown.add(redis.stop)
  // Threads of the tests run the programs as they are shipped: read as TypeScript, each took two seconds to start.
  await step(
    'api',
    () => bundleApi(root),
    (isNew) => (isNew ? 'built' : 'unchanged'),
  )
  return runJest({
    root,
    part: 'api',
    args: ['--config', join(root, 'api/jest.config.mjs'), ...jestArguments],
    env: {
      DATABASE_URL: database.url,
      API_BUNDLE: dirname(bundledEntry(root, 'server')),
      ...(typeof redis !== 'string' && { TEST_REDIS_URL: redis.url }),
    },
  })
}
