import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between the API and its database that makes the faults of a network. */
export type FaultProxy = {
  /** DATABASE_URL through the proxy. */
  url: string
  /** How many COMMITs were held back, how many connections died. */
  counts: { heldCommits: number; deadConnections: number }
  /** A COMMIT reaches the server so much later, while its client is cut off at once; 0: all pass. */
  setCommitDelay(ms: number): void
  /** All connections that are open now are never answered again, and never closed. */
  killSilently(): void
  close(): Promise<void>
}

/** Behind the packet's length, its number and the kind of command. */
const statementAt = 5
const commit = /^COMMIT;?$/
/** Of the COMMITs that may be held back. */
const share = 0.3

type Link = { client: Socket; server: Socket; state: 'open' | 'dead' | 'cut' }

/** Starts it. @param address DATABASE_URL of the server */
export async function startFaultProxy(address: string): Promise<FaultProxy> {
  const real = new URL(address)
  const path = real.searchParams.get('socketPath')
  const target = path ? { path } : { host: real.hostname, port: Number(real.port || 3306) }
  const counts = { heldCommits: 0, deadConnections: 0 }
  const links = new Set<Link>()
  let delayMs = 0

  function holdBack(link: Link, chunk: Buffer): void {
    counts.heldCommits += 1
    link.state = 'cut'
    link.client.destroy()
    setTimeout(() => {
      link.server.write(chunk)
      link.server.once('data', () => link.server.destroy())
    }, delayMs)
  }

  const proxy = createServer((client) => {
    const link: Link = { client, server: connect(target), state: 'open' }
    const { server } = link
    links.add(link)
    for (const socket of [client, server]) socket.on('error', () => socket.destroy())
    client.on('data', (chunk) => {
      if (link.state !== 'open') return
      const isCommit = commit.test(chunk.toString('latin1', statementAt))
      if (delayMs > 0 && isCommit && Math.random() < share) holdBack(link, chunk)
      else server.write(chunk)
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
    counts,
    setCommitDelay(ms) {
      delayMs = ms
    },
    killSilently() {
      counts.deadConnections += links.size
      for (const link of links) link.state = 'dead'
    },
    async close() {
      proxy.close()
      for (const { client, server } of links) {
        client.destroy()
        server.destroy()
      }
      await once(proxy, 'close')
    },
  }
}
