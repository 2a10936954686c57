import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Database } from './database.ts'
import type { Engine } from './engine/engine.ts'
import { findEngineOf } from './engine/engine-of-kind.ts'
import type { PrivateServer } from './server/private-server.ts'
import { type DatabaseOptions, startEngine, startOwnDatabase } from './start-database.ts'

/**
 * Starts a server for tests or benchmarks. Its user may create schemas. `TEST_DATABASE_URL` names another server
 * instead (never `DATABASE_URL`: that one contains a shop).
 */
export async function startTestServer({
  password,
  kind,
  ...server
}: Omit<PrivateServer, 'engine' | 'login'> & {
  packages: string
  password: string
  /** The server to use, instead of the first that starts. */
  kind?: Engine['kind'] | undefined
}): Promise<Database> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl && !kind)
    return { url: configuredUrl, how: 'TEST_DATABASE_URL', stop: async () => undefined }
  // The server may run under another account.
  await chmod(dirname(server.folder), 0o755)
  const login = { user: 'store', password, database: 'store', everySchema: true }
  if (!kind) return startOwnDatabase({ ...server, login })
  return startEngine(await findEngineOf(kind, server), { ...server, login })
}

/** Memory as a folder, on Linux. */
const memoryFolder = '/dev/shm'
/** The data of all tests take less than one. In a container there may be as little as 64 MB. */
const leastMemoryGb = 4

/** Schemas are created and altered in half of the time in memory, for each statement creates and syncs files. */
async function findFastFolder(): Promise<string> {
  const isRoomy = await statfs(memoryFolder).then(
    ({ bavail, bsize }) => bavail * bsize >= leastMemoryGb * 2 ** 30,
    () => false,
  )
  return isRoomy ? memoryFolder : tmpdir()
}

/**
 * Starts an empty server for one test run and deletes its data when it is stopped, or when it does not start.
 * @param options kind: the server to use, instead of the first that starts
 */
export async function startTemporaryDatabase({
  folder,
  log,
  kind,
}: DatabaseOptions & { kind?: Engine['kind'] | undefined }): Promise<Database> {
  const parentFolder = await mkdtemp(join(await findFastFolder(), 'store-test-'))
  const deleteFolder = () => rm(parentFolder, { recursive: true, force: true })
  try {
    const database = await startTestServer({
      folder: join(parentFolder, 'mysql'),
      packages: join(folder, 'packages'),
      password: randomBytes(16).toString('hex'),
      rootPassword: randomBytes(16).toString('hex'),
      durable: false,
      log,
      kind,
    })
    return {
      ...database,
      stop: async () => {
        await database.stop()
        await deleteFolder()
      },
    }
  } catch (error) {
    await deleteFolder()
    throw error
  }
}
