import { keepRunning } from '../service.ts'
import { accountsSql, type DatabaseLogin } from './accounts-sql.ts'
import type { Engine } from './engine.ts'
import { initialise } from './initialise.ts'
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
 * A server of our own over a folder of our own, on a socket and no port, started again when it dies.
 * @throws Problem when it cannot be initialised or does not start
 */
export async function startPrivateServer(
  options: PrivateServer,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { engine, folder, login, rootPassword, durable, log } = options
  const socket = socketPathIn(folder)
  const place = { engine, folder, socket, durable }
  const account = await initialise(place)
  const sql = accountsSql(engine.kind, login, rootPassword)
  const { stop } = await keepRunning({
    name: 'the database',
    start: () => runServer(place, account, sql),
    log,
  })
  return { url: socketUrl(socket, login), stop }
}

export function socketUrl(socket: string, { user, password, database }: DatabaseLogin): string {
  return `mysql://${user}:${password}@localhost/${database}?socketPath=${encodeURIComponent(socket)}`
}
