import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { parseDatabaseUrl } from '../../src/base/database/database.ts'
import { asReplica, refusalPacket, statementOf } from './replica.ts'

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
   * True: all connections, open and new, lead to a server that has become a replica: it answers, but refuses to write.
   * False: new connections lead to the writer; the others never do.
   */
  setReadOnly(isReadOnly: boolean): void
  /** Numbers of connections: open ones that lead to a replica, and the most that were open at a time. */
  readonly connections: { readOnly: number; most: number }
  /**
   * Disconnects the client when it next sends such a statement, and holds back the statement.
   * @returns resolves then, to a function that sends the statement to the server after all
   */
  cutOffAt(statement: RegExp): Promise<() => Promise<void>>
  /** Delays each response, in ms. */
  setDelay(ms: number): void
  /** Disconnects the client of such a statement, after the server has executed it, for this share of them. */
  loseResponses(statement: RegExp, share: number): void
  close(): Promise<void>
}

/** A connection of a client, and its state. */
interface Link {
  state: 'open' | 'silent' | 'cut' | 'losing'
  isReadOnly: boolean
}

interface Cut {
  statement: RegExp
  happened(release: () => Promise<void>): void
}

function urlThrough(proxy: Server, address: string, ownHost: string): string {
  const own = proxy.address()
  const url = new URL(address)
  url.searchParams.delete('socketPath')
  url.hostname = ownHost
  url.port = String(typeof own === 'object' ? own?.port : '')
  return url.href
}

/** The server gets the text later; its response is ignored, and then the connection is closed. */
function cutOff(client: Socket, server: Socket, { chunk, now }: { chunk: Buffer; now: Cut }): void {
  client.destroy()
  now.happened(async () => {
    server.write(chunk)
    await once(server, 'data')
    server.destroy()
  })
}

/**
 * Starts a proxy.
 * @param address DATABASE_URL of the real server
 * @param ownHost address to listen on
 */
export async function startDatabaseProxy(
  address: string,
  ownHost = '127.0.0.1',
): Promise<DatabaseProxy> {
  const { host, port = 3306, socketPath } = parseDatabaseUrl(address)
  const sockets = new Set<Socket>()
  const links = new Set<Link>()
  let isSilent = false
  let isReadOnly = false
  let mostConnections = 0
  let cut: Cut | undefined
  let delayMs = 0
  let lost: { statement: RegExp; share: number } | undefined

  function track(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const proxy = createServer((socket) => {
    const client = track(socket)
    const server = track(connect(socketPath ? { path: socketPath } : { host, port }))
    const link: Link = { state: isSilent ? 'silent' : 'open', isReadOnly }
    links.add(link)
    mostConnections = Math.max(mostConnections, links.size)
    client.on('data', (chunk) => {
      if (link.state !== 'open') return
      const sent = link.isReadOnly ? asReplica(chunk) : chunk
      if (!sent) client.write(refusalPacket)
      else if (cut?.statement.test(statementOf(sent))) {
        link.state = 'cut'
        cutOff(client, server, { chunk, now: cut })
        cut = undefined
      } else {
        if (lost?.statement.test(statementOf(sent)))
          link.state = Math.random() < lost.share ? 'losing' : 'open'
        server.write(sent)
      }
    })
    const answer = (chunk: Buffer) => {
      if (link.state === 'losing') client.destroy()
      else if (link.state === 'open') client.write(chunk)
    }
    server.on('data', (chunk) => {
      if (delayMs) setTimeout(answer, delayMs, chunk)
      else answer(chunk)
    })
    client.on('close', () => {
      links.delete(link)
      if (link.state !== 'cut') server.destroy()
    })
    server.on('close', () => {
      if (link.state === 'open') client.destroy()
    })
  })
  proxy.listen(0, ownHost)
  await once(proxy, 'listening')

  return {
    url: urlThrough(proxy, address, ownHost),
    setSilent(silent) {
      isSilent = silent
      if (silent) for (const link of links) link.state = 'silent'
    },
    setReadOnly(readOnly) {
      isReadOnly = readOnly
      if (readOnly) for (const link of links) link.isReadOnly = true
    },
    get connections() {
      const readOnly = [...links].filter((link) => link.isReadOnly).length
      return { readOnly, most: mostConnections }
    },
    cutOffAt: (statement) =>
      new Promise((resolve) => {
        cut = { statement, happened: resolve }
      }),
    setDelay(ms) {
      delayMs = ms
    },
    loseResponses(statement, share) {
      lost = { statement, share }
    },
    async close() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await once(proxy, 'close')
    },
  }
}
