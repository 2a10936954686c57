import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Database } from './database.ts'
import type { PrivateServer } from './server/private-server.ts'
import { type DatabaseOptions, startOwnDatabase } from './start-database.ts'

/**
 * Starts a server for tests or benchmarks. Its user may create schemas. `TEST_DATABASE_URL` names another server
 * instead (never `DATABASE_URL`: that one contains a shop).
 */
export async function startTestServer({
  password,
  ...server
}: Omit<PrivateServer, 'engine' | 'login'> & {
  packages: string
  password: string
}): Promise<Database> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl)
    return { url: configuredUrl, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  // The server may run under another account.
  await chmod(dirname(server.folder), 0o755)
  const login = { user: 'store', password, database: 'store', everySchema: true }
  return startOwnDatabase({ ...server, login })
}

/** Starts an empty server for one test run and deletes its data when it is stopped. */
export async function startTemporaryDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const parentFolder = await mkdtemp(join(tmpdir(), 'store-test-'))
  const database = await startTestServer({
    folder: join(parentFolder, 'mysql'),
    packages: join(folder, 'packages'),
    password: randomBytes(16).toString('hex'),
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
