import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest path a socket address holds, in bytes (sockaddr_un on Linux 107, on macOS 103). */
const LONGEST = 103

/**
 * Where the server's socket stands: in its own folder, or in the system's temporary folder under a name made from
 * the project's path when that path is too long for a socket.
 */
export function socketPathIn(folder: string): string {
  const own = join(folder, 's.sock')
  if (Buffer.byteLength(own) <= LONGEST) return own
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(tmpdir(), `store-database-${name}`, 's.sock')
}
