import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'

/** A name server whose answer can be changed. */
export interface DnsServer {
  /** host:port */
  address: string
  /** IPv4 addresses of every name. */
  addresses: string[]
  close: () => void
}

const questionAt = 12
const typeA = 1

/** Starts a name server on loopback. */
export async function startDnsServer(addresses: string[]): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server = { address: '', addresses, close: () => void socket.close() }
  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    socket.send(answerTo(query, server.addresses), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  server.address = `127.0.0.1:${socket.address().port}`
  return server
}

/** The query with the answers behind its question (RFC 1035 §4.1). There are no IPv6 addresses. */
function answerTo(query: Buffer, addresses: string[]): Buffer {
  const afterName = query.indexOf(0, questionAt) + 1
  const isForIpv4 = query.readUInt16BE(afterName) === typeA
  const records = isForIpv4 ? addresses : []
  const head = Buffer.from(query.subarray(0, afterName + 4))
  // A response, recursion available, no error.
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(records.length, 6)
  head.writeUInt16BE(0, 10)
  return Buffer.concat([
    head,
    ...records.map((address) =>
      Buffer.from([
        0xc0,
        questionAt,
        0,
        typeA,
        0,
        1,
        0,
        0,
        2,
        88,
        0,
        4,
        ...address.split('.').map(Number),
      ]),
    ),
  ])
}
