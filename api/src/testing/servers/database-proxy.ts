import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { parseDatabaseUrl } from '../../database/database.ts'

/** A TCP proxy in front of the database that can lose, delay and drop traffic. */
export interface DatabaseProxy {
  /** DATABASE_URL through the proxy. */
  readonly url: string
  /**
   * True: all connections, open and new, drop all traffic silently, as when a network drops all packets. False: new
   * connections work again; the others never recover.
   */
  setSilent(isSilent: boolean): void
  /**
   * Disconnects the client when it next sends such a statement, and holds back the statement.
   * @returns resolves then, to a function that sends the statement to the server after all
   */
  cutOffAt(statement: RegExp): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The text of a packet follows its length, its number and the type of its command. */
const statementAt = 5

/** A connection of a client, and its state. */
interface Link {
  state: 'open' | 'silent' | 'cut'
}

interface Cut {
  statement: RegExp
  happened(release: () => Promise<void>): void
}

/** Starts a proxy. @param address DATABASE_URL of the real server */
export async function startDatabaseProxy(address: string): Promise<DatabaseProxy> {
  const { host, port = 3306, socketPath } = parseDatabaseUrl(address)
  const sockets = new Set<Socket>()
  const links = new Set<Link>()
  let isSilent = false
  let cut: Cut | undefined

  function track(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  /** The server gets the text later; its response is ignored, and then the connection is closed. */
  function cutOff(client: Socket, server: Socket, { chunk, now }: { chunk: Buffer; now: Cut }) {
    cut = undefined
    client.destroy()
    now.happened(async () => {
      server.write(chunk)
      await once(server, 'data')
      server.destroy()
    })
  }

  const proxy = createServer((socket) => {
    const client = track(socket)
    const server = track(connect(socketPath ? { path: socketPath } : { host, port }))
    const link: Link = { state: isSilent ? 'silent' : 'open' }
    links.add(link)
    client.on('data', (chunk) => {
      if (link.state !== 'open') return
      if (cut?.statement.test(chunk.toString('latin1', statementAt))) {
        link.state = 'cut'
        cutOff(client, server, { chunk, now: cut })
      } else server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (link.state === 'open') client.write(chunk)
    })
    client.on('close', () => {
      links.delete(link)
      if (link.state !== 'cut') server.destroy()
    })
    server.on('close', () => {
      if (link.state === 'open') client.destroy()
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const own = proxy.address()
  const url = new URL(address)
  url.searchParams.delete('socketPath')
  url.hostname = '127.0.0.1'
  url.port = String(typeof own === 'object' ? own?.port : '')

  return {
    url: url.href,
    setSilent(silent) {
      isSilent = silent
      if (silent) for (const link of links) link.state = 'silent'
    },
    cutOffAt: (statement) =>
      new Promise((resolve) => {
        cut = { statement, happened: resolve }
      }),
    async close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await once(proxy, 'close')
    },
  }
}
