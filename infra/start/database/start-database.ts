import { join } from 'node:path'
import { readSecrets } from '../../settings/secrets.ts'
import type { Database } from './database.ts'
import { startDockerDatabase } from './docker-database.ts'
import { chooseEngine } from './engine/choose-engine.ts'
import { engineName } from './engine/engine.ts'
import { type ChosenEngine, readSavedEngine } from './engine/saved-engine.ts'
import { type PrivateServer, socketUrl, startPrivateServer } from './server/private-server.ts'
import { isResponding } from './server/server-probe.ts'
import { socketPathIn } from './server/socket-path.ts'

export type DatabaseOptions = {
  /** The site's state folder, `.data`. The server's data is in `mysql` below it. */
  folder: string
  log: (line: string) => void
}

/**
 * Starts the site's database, the first available of (releases 8.2): `DATABASE_URL`; the server that created
 * this folder's data; a server installed on this machine; Docker; the packages of Debian or Ubuntu.
 * @throws CommandError with installation hints if there is none, and if this folder's server is already running
 */
export async function startDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const configuredUrl = process.env.DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, how: 'DATABASE_URL', stop: async () => undefined }
  return startOwnDatabase({
    ...(await siteServer(folder)),
    log,
    packages: join(folder, 'packages'),
  })
}

/** Connects to the database of the site running on this folder, or starts it. */
export async function reuseOrStartDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const server = await siteServer(folder)
  const socket = socketPathIn(server.folder)
  if (process.env.DATABASE_URL || !(await isResponding({ path: socket })))
    return startDatabase({ folder, log })
  return {
    url: socketUrl(socket, server.login),
    how: 'the running site',
    stop: async () => undefined,
  }
}

/** Starts a server on a folder: the one that created its data, else the first that starts. */
export async function startOwnDatabase(
  options: Omit<PrivateServer, 'engine'> & { packages: string },
): Promise<Database> {
  const saved = await readSavedEngine(options.folder)
  if (saved?.engine) return startEngine(saved.engine, options)
  return chooseEngine({
    ...options,
    kind: saved?.kind,
    start: (engine) => startEngine(engine, options),
  })
}

async function siteServer(folder: string) {
  const secrets = await readSecrets(folder)
  return {
    folder: join(folder, 'mysql'),
    login: {
      user: 'store',
      password: secrets.DATABASE_PASSWORD,
      database: 'store',
      everySchema: false,
    },
    rootPassword: secrets.DATABASE_ROOT_PASSWORD,
    durable: true,
  }
}

/** Starts that server on a folder. */
export async function startEngine(
  engine: ChosenEngine,
  options: Omit<PrivateServer, 'engine'>,
): Promise<Database> {
  if (engine === 'docker') return startDockerDatabase(options)
  const server = await startPrivateServer({ ...options, engine })
  return { ...server, how: `${engineName(engine)}${engine.unpacked ? ', downloaded' : ''}` }
}
