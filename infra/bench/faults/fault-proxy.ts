import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy between the API and its database that injects network faults. */
export type FaultProxy = {
  /** DATABASE_URL through the proxy. */
  url: string
  /** How many COMMITs were delayed, and how many connections were frozen. */
  counts: { delayedCommits: number; frozenConnections: number }
  /** Delays some COMMITs to the server and disconnects their clients at once; 0 delays none. */
  setCommitDelay(ms: number): void
  /** Stops responding on all open connections without closing them. */
  freezeConnections(): void
  close(): Promise<void>
}

/** After the packet's length, its sequence number and the command byte. */
const statementOffset = 5
const commitPattern = /^COMMIT;?$/
/** Share of COMMITs that are delayed. */
const delayedShare = 0.3

type Link = { client: Socket; server: Socket; state: 'open' | 'dead' | 'cut' }

/** Starts the proxy. @param address DATABASE_URL of the server */
export async function startFaultProxy(address: string): Promise<FaultProxy> {
  const serverUrl = new URL(address)
  const path = serverUrl.searchParams.get('socketPath')
  const target = path
    ? { path }
    : { host: serverUrl.hostname, port: Number(serverUrl.port || 3306) }
  const counts = { delayedCommits: 0, frozenConnections: 0 }
  const links = new Set<Link>()
  let delayMs = 0

  function delayCommit(link: Link, chunk: Buffer): void {
    counts.delayedCommits += 1
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
      const isCommit = commitPattern.test(chunk.toString('latin1', statementOffset))
      if (delayMs > 0 && isCommit && Math.random() < delayedShare) delayCommit(link, chunk)
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
  const proxyAddress = proxy.address()
  const url = new URL(address)
  url.searchParams.delete('socketPath')
  url.hostname = '127.0.0.1'
  url.port = String(typeof proxyAddress === 'object' ? proxyAddress?.port : '')

  return {
    url: url.href,
    counts,
    setCommitDelay(ms) {
      delayMs = ms
    },
    freezeConnections() {
      counts.frozenConnections += links.size
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
