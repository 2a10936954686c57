import { connect, type Socket } from 'node:net'

/** Address of a database server. */
export interface DatabaseAddress {
  host?: string
  port?: number
  socketPath?: string
}

/** Delay of TCP keep-alive probes, in milliseconds. */
const keepAliveAfterMs = 5_000

/** The database did not respond in time. Whether the statement was executed is unknown. */
export class DatabaseSilentError extends Error {
  /**
   * mysql2 ignores this one on a connection that is being closed. Any other would end the process there: knex has removed
   * the listeners of an idle connection when its QUIT is not answered.
   */
  readonly code = 'ECONNRESET'

  constructor(deadlineMs: number) {
    super(`the database said nothing for ${deadlineMs} ms`)
    this.name = 'DatabaseSilentError'
  }
}

/**
 * Opens a socket to a database that is destroyed after a deadline without traffic. A server that vanished never closes
 * its connections, and the driver would wait forever. Pending statements fail with {@link DatabaseSilentError}. Pools
 * close idle connections earlier.
 */
export function openDeadlineSocket(address: DatabaseAddress, deadlineMs: number): Socket {
  const { host = 'localhost', port = 3306, socketPath } = address
  const socket = socketPath
    ? connect({ path: socketPath })
    : connect({
        host,
        port,
        noDelay: true,
        keepAlive: true,
        keepAliveInitialDelay: keepAliveAfterMs,
      })
  socket.setTimeout(deadlineMs)
  socket.on('timeout', () => {
    const { bytesRead } = socket
    // After a busy phase timers run before reads: a response may already be buffered.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy(new DatabaseSilentError(deadlineMs))
    })
  })
  return socket
}
