import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { type DatabaseOptions, startOwnDatabase } from './start-database.ts'

/**
 * An empty server for one run of tests, gone with its data when it is stopped. Its user may create schemas.
 * `TEST_DATABASE_URL` names another server instead (never `DATABASE_URL`: that one holds a shop).
 */
export async function startThrowAwayDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  const place = await mkdtemp(join(tmpdir(), 'store-test-'))
  await chmod(place, 0o755)
  const database = await startOwnDatabase({
    folder: join(place, 'mysql'),
    packages: join(folder, 'packages'),
    login: {
      user: 'store',
      password: randomBytes(16).toString('hex'),
      database: 'store',
      everySchema: true,
    },
    rootPassword: randomBytes(16).toString('hex'),
    durable: false,
    log,
  })
  return {
    ...database,
    stop: async () => {
      await database.stop()
      await rm(place, { recursive: true, force: true })
    },
  }
}
