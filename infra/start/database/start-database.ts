import { join } from 'node:path'
import { readSecrets } from '../secrets.ts'
import { chooseEngine } from './choose-engine.ts'
import { type ChosenEngine, recallEngine } from './chosen-engine.ts'
import type { Database } from './database.ts'
import { startDockerDatabase } from './docker-database.ts'
import { engineName } from './engine.ts'
import { greets } from './greeting.ts'
import { type PrivateServer, socketUrl, startPrivateServer } from './private-server.ts'
import { socketPathIn } from './socket-path.ts'

export type DatabaseOptions = {
  /** The site's state folder, `.data`; the server lives in `mysql` below it. */
  folder: string
  log: (line: string) => void
}

/**
 * The site's database, the first that fits (design.md, npm start): `DATABASE_URL`; the server this folder began
 * with; a server installed on this machine; Docker; the packages of Debian or Ubuntu.
 * @throws Problem with the ways to get one when none fits, and when this folder's server is running already
 */
export async function startDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, how: 'DATABASE_URL', stop: async () => undefined }
  return startOwnDatabase({
    ...(await siteServer(folder)),
    log,
    packages: join(folder, 'packages'),
  })
}

/** The database of the site that runs over this folder; if none runs, it is started. */
export async function joinDatabase({ folder, log }: DatabaseOptions): Promise<Database> {
  const server = await siteServer(folder)
  const socket = socketPathIn(server.folder)
  if (process.env.DATABASE_URL || !(await greets(socket))) return startDatabase({ folder, log })
  return {
    url: socketUrl(socket, server.login),
    how: 'the running site',
    stop: async () => undefined,
  }
}

/** Starts a server over a folder: the one its data belongs to, else the first to be had that starts. */
export async function startOwnDatabase(
  options: Omit<PrivateServer, 'engine'> & { packages: string },
): Promise<Database> {
  const recalled = await recallEngine(options.folder)
  if (recalled?.engine) return startChosen(recalled.engine, options)
  return chooseEngine({
    ...options,
    kind: recalled?.kind,
    start: (engine) => startChosen(engine, options),
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

async function startChosen(
  engine: ChosenEngine,
  options: Omit<PrivateServer, 'engine'>,
): Promise<Database> {
  if (engine === 'docker') return startDockerDatabase(options)
  const server = await startPrivateServer({ ...options, engine })
  return { ...server, how: `${engineName(engine)}${engine.unpacked ? ', downloaded' : ''}` }
}
