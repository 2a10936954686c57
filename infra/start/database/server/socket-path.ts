import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Longest path of a Unix socket (sockaddr_un: 107 on Linux, 103 on macOS). */
const MAX_PATH_BYTES = 103

/**
 * Path of the server's socket: in its own folder, or in the system's temporary folder, named by a hash of the folder,
 * if its own path is too long for a socket.
 */
export function socketPathIn(folder: string): string {
  const preferred = join(folder, 's.sock')
  if (Buffer.byteLength(preferred) <= MAX_PATH_BYTES) return preferred
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(tmpdir(), `store-database-${name}`, 's.sock')
}
