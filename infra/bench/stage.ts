import { join } from 'node:path'
import { bundleApi, bundledEntry } from '../start/api-bundle.ts'
import { apiEnvironment } from '../start/api-environment.ts'
import { startApi } from '../start/api-process.ts'
import { startThrowAwayDatabase } from '../start/database/throw-away-database.ts'
import { runEntry } from '../start/run-entry.ts'
import { readSecrets } from '../start/secrets.ts'
import type { Shutdown } from '../start/shutdown.ts'
import { step } from '../start/steps.ts'

/** What the measurements run on. */
export type Stage = {
  databaseUrl: string
  /** Where the bundled API answers. */
  origin: string
  /** Process id of the API. */
  pid: number
}

/** Limits that would stop a load, far out of reach. */
const noLimits = {
  LOG_LEVEL: 'warn',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  LOGIN_FAILURES_PER_ADDRESS: '1000000',
}

/** Starts an empty database, fills it with the catalogue for measuring and starts the bundled API over it. */
export async function setStage(root: string, products: number, shutdown: Shutdown): Promise<Stage> {
  const folder = join(root, '.data')
  const dataFolder = join(folder, 'bench')
  const logs = join(dataFolder, 'log')
  const database = await step(
    'database',
    (log) => startThrowAwayDatabase({ folder, log }),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  await bundleApi(root)
  const env = {
    ...apiEnvironment({
      databaseUrl: database.url,
      dataFolder,
      origin: 'http://127.0.0.1:8080',
      demo: false,
      secrets: await readSecrets(dataFolder),
    }),
    ...noLimits,
  }
  await runEntry({ root, entry: 'migrate', env, logs })
  await step(
    'seed',
    () => runEntry({ root, entry: 'seed', args: ['--products', String(products)], env, logs }),
    (output) => output.trim().split('\n').at(-1) ?? '',
  )
  const api = await step(
    'api',
    () => startApi({ file: bundledEntry(root, 'server'), env, logFile: join(logs, 'api.log') }),
    ({ port }) => `port ${port}`,
  )
  await shutdown.add(api.stop)
  return { databaseUrl: database.url, origin: `http://127.0.0.1:${api.port}`, pid: api.pid }
}
