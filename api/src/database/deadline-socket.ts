import { connect, type Socket } from 'node:net'

/** Where a database listens. */
export interface DatabaseAddress {
  host?: string
  port?: number
  socketPath?: string
}

/** After so long without a word the kernel asks whether the other side is still there, in milliseconds. */
const keepAliveAfterMs = 5_000

/** The database was asked and said nothing in time. Whether it did what it was asked is not known. */
export class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor(deadlineMs: number) {
    super(`the database said nothing for ${deadlineMs} ms`)
    this.name = 'DatabaseSilentError'
  }
}

/**
 * Opens a socket to a database that is destroyed when nothing goes through it for the time of a deadline: a server
 * that vanished never closes its connections, and a driver waits for their answers for ever. Every statement on the
 * connection fails then, with {@link DatabaseSilentError}. Pools let go of idle connections before that.
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
    // A thread that was busy runs its timers before it reads: an answer may be there already.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy(new DatabaseSilentError(deadlineMs))
    })
  })
  return socket
}
