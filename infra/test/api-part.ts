import { join } from 'node:path'
import { startThrowAwayDatabase } from '../start/database/throw-away-database.ts'
import { step } from '../start/steps.ts'
import type { PartResult, PartRun } from './part.ts'
import { runJest } from './run-jest.ts'

/** The API's tests on a real database, gone afterwards. */
export async function runApiTests(run: PartRun): Promise<PartResult> {
  const { root, jestArguments, shutdown } = run
  const database = await step(
    'database',
    (log) => startThrowAwayDatabase({ folder: join(root, '.data'), log }),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  return runJest({
    root,
    part: 'api',
    args: ['--config', join(root, 'api/jest.config.mjs'), ...jestArguments],
    env: { DATABASE_URL: database.url },
  })
}
