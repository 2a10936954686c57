import { BlockList, isIPv6, type Server, type Socket } from 'node:net'
import { clientNetwork } from '@store/contract/rules/network/client-network'
import { createConcurrencyLimit } from '@store/contract/rules/network/concurrency-limit'

/** Above the limits for requests and event streams of one address (`visitor-limits`). */
export const connectionsPerAddress = 1_000

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * Closes connections of one address (IPv6: its /64) beyond the limit, before anything is read: a connection takes
 * memory even when nothing is sent on it. Connections of trusted proxies are not counted.
 * @param trusted from `trustedProxies`
 */
export function registerConnectionLimit(
  server: Server,
  { perAddress, trusted }: { perAddress: number; trusted: string[] | false },
): void {
  const connections = createConcurrencyLimit(perAddress)
  const proxies = proxyListOf(trusted || [])
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    // Skip clients that have disconnected.
    if (remoteAddress === undefined) return
    if (proxies.check(remoteAddress, familyOf(remoteAddress))) return
    const release = connections.acquire(clientNetwork(remoteAddress))
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}

function proxyListOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}
