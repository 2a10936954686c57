import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../processes/steps.ts'
import { readSecrets } from '../settings/secrets.ts'
import type { Database } from '../start/database/database.ts'
import { startOwnDatabase } from '../start/database/start-database.ts'

/**
 * Starts the database server of the benchmarks. Its data stays in `<folder>/bench` for the next run.
 * `TEST_DATABASE_URL` names another server instead (never `DATABASE_URL`: that one contains a shop).
 */
export async function startBenchDatabase(folder: string, log: Log): Promise<Database> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl)
    return { url: configuredUrl, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  const benchFolder = join(folder, 'bench')
  const secrets = await readSecrets(benchFolder)
  await chmod(benchFolder, 0o755)
  return startOwnDatabase({
    folder: join(benchFolder, 'mysql'),
    packages: join(folder, 'packages'),
    login: {
      user: 'store',
      password: secrets.DATABASE_PASSWORD,
      database: 'store',
      // One benchmark uses its own schema, and one reads the server's query log.
      everySchema: true,
    },
    rootPassword: secrets.DATABASE_ROOT_PASSWORD,
    durable: true,
    log,
  })
}
