import { superviseService } from '../../../processes/service.ts'
import type { Engine } from '../engine/engine.ts'
import { accountsSql, type DatabaseLogin } from './accounts-sql.ts'
import { initialiseDataFolder } from './initialise-data-folder.ts'
import { runServer } from './run-server.ts'
import { socketPathIn } from './socket-path.ts'

export type PrivateServer = {
  engine: Engine
  folder: string
  login: DatabaseLogin
  rootPassword: string
  durable: boolean
  log: (line: string) => void
}

/**
 * Starts a server with its own data folder. It listens on a socket only and is restarted when it dies.
 * @throws CommandError if it cannot be initialised or does not start
 */
export async function startPrivateServer(
  options: PrivateServer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { engine, folder, login, rootPassword, durable, log } = options
  const socket = socketPathIn(folder)
  const server = { engine, folder, socket, durable }
  const account = await initialiseDataFolder(server)
  const sql = accountsSql(engine.kind, login, rootPassword)
  const { stop } = await superviseService({
    name: 'the database',
    start: () => runServer(server, account, sql),
    log,
  })
  return { url: socketUrl(socket, login), stop }
}

export function socketUrl(socket: string, { user, password, database }: DatabaseLogin): string {
  return `mysql://${user}:${password}@localhost/${database}?socketPath=${encodeURIComponent(socket)}`
}
