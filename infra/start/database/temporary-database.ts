import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { type DatabaseOptions, startOwnDatabase } from './start-database.ts'

/**
 * Starts an empty server for one test run and deletes its data when it is stopped. Its user may create schemas.
 * `TEST_DATABASE_URL` names another server instead (never `DATABASE_URL`: that one contains a shop).
 */
export async function startTemporaryDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl)
    return { url: configuredUrl, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  const parentFolder = await mkdtemp(join(tmpdir(), 'store-test-'))
  await chmod(parentFolder, 0o755)
  const database = await startOwnDatabase({
    folder: join(parentFolder, 'mysql'),
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
      await rm(parentFolder, { recursive: true, force: true })
    },
  }
}
