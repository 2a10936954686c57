import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../start/database/database.ts'
import { startOwnDatabase } from '../start/database/start-database.ts'
import { readSecrets } from '../start/secrets.ts'
import type { Log } from '../start/steps.ts'

/**
 * A server for measuring, its data kept in `<folder>/bench` for the next run. `TEST_DATABASE_URL` names another
 * server instead (never `DATABASE_URL`: that one holds a shop).
 */
export async function startBenchDatabase(folder: string, log: Log): Promise<Database> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  const place = join(folder, 'bench')
  const secrets = await readSecrets(place)
  await chmod(place, 0o755)
  return startOwnDatabase({
    folder: join(place, 'mysql'),
    packages: join(folder, 'packages'),
    login: {
      user: 'store',
      password: secrets.DATABASE_PASSWORD,
      database: 'store',
      // One part measures in a schema of its own, and one reads the server's log of statements.
      everySchema: true,
    },
    rootPassword: secrets.DATABASE_ROOT_PASSWORD,
    durable: true,
    log,
  })
}
