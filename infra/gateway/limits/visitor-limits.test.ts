import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Gateway, type GatewayOptions, startGateway } from '../gateway.ts'
import { withoutTokenRequests } from '../testing/without-token-requests.ts'

let folder: string
let api: Server
let gateway: Gateway
let answer: RequestListener
const sockets: Socket[] = []

function options(more: Partial<GatewayOptions> = {}): GatewayOptions {
  const address = api.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0, ...more }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limits-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Store</title>')
  answer = (_request, response) => void response.end('{}')
  api = createServer(withoutTokenRequests((request, response) => answer(request, response))).listen(
    0,
    '127.0.0.1',
  )
  await once(api, 'listening')
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await gateway.close()
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

const read = (path: string) => fetch(`http://127.0.0.1:${gateway.port}${path}`)

function open(lines: string[]): Socket {
  const socket = connect(gateway.port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  socket.write(lines.join('\r\n'))
  return socket
}

/** Sends one byte of a body, and then nothing. */
const slowBody = () =>
  open(['POST /api/orders HTTP/1.1', 'host: store.test', 'content-length: 9', '', 'x'])
const eventStream = () => open(['GET /api/events HTTP/1.1', 'host: store.test', '', ''])

/** Answers reads at once, bodies once they are complete, and event streams with their first line. */
function startApi(): { untilOpen: (path: string, count: number) => Promise<void> } {
  const seen = new Map<string, number>()
  let changed = () => {}
  answer = (request, response) => {
    const path = request.url ?? ''
    seen.set(path, (seen.get(path) ?? 0) + 1)
    changed()
    if (path === '/api/events') response.write(': open\n\n')
    else request.resume().on('end', () => response.end('{}'))
  }
  return {
    untilOpen: async (path, count) => {
      while ((seen.get(path) ?? 0) < count) {
        await new Promise<void>((resolve) => {
          changed = resolve
        })
      }
    },
  }
}

it('serves the shop while 300 slow bodies and 300 event streams are open', async () => {
  const limits = { requestsPerAddress: 1_000, eventStreamsPerAddress: 1_000 }
  gateway = await startGateway(options({ visitorLimits: limits }))
  const { untilOpen } = startApi()
  for (let count = 0; count < 300; count += 1) {
    slowBody()
    eventStream()
  }
  await untilOpen('/api/orders', 300)
  await untilOpen('/api/events', 300)
  expect((await read('/api/products')).status).toBe(200)
})

it('limits concurrent requests and event streams of one address separately', async () => {
  const limits = { requestsPerAddress: 3, eventStreamsPerAddress: 2 }
  gateway = await startGateway(options({ visitorLimits: limits }))
  const { untilOpen } = startApi()
  const streams = [eventStream(), eventStream()]
  await untilOpen('/api/events', 2)
  expect((await read('/api/events')).status).toBe(429)
  expect((await read('/api/products')).status).toBe(200)
  for (let count = 0; count < 3; count += 1) slowBody()
  await untilOpen('/api/orders', 3)
  const refused = await read('/api/products')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await refused.json()).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait a little and try again.',
  })
  for (const socket of [...sockets, ...streams]) socket.destroy()
  while ((await read('/api/products')).status === 429) await new Promise(setImmediate)
})

describe('connections on which nothing is sent', () => {
  async function openSilent(localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port: gateway.port, host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  async function ask(localAddress?: string): Promise<string> {
    const socket = await openSilent(localAddress)
    socket.write('GET /health/live HTTP/1.1\r\nhost: store.test\r\nconnection: close\r\n\r\n')
    return text(socket).catch(() => 'closed')
  }

  it('are limited per address until one of them ends', async () => {
    gateway = await startGateway(options({ connectionsPerAddress: 3 }))
    const silent = [await openSilent(), await openSilent(), await openSilent()]
    expect(await ask()).not.toContain('HTTP/1.1')
    expect(await ask('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
    silent[0]?.destroy()
    while (!/^HTTP\/1\.1 200 /.test(await ask())) await new Promise(setImmediate)
  })

  it('are not limited for a trusted proxy, which has many visitors', async () => {
    gateway = await startGateway(
      options({ connectionsPerAddress: 3, trustedProxies: '127.0.0.0/30, 2001:db8::1' }),
    )
    for (let count = 0; count < 4; count += 1) await openSilent('127.0.0.2')
    expect(await ask('127.0.0.2')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('are closed when no headers arrive', async () => {
    gateway = await startGateway(options({ headersTimeout: 50 }))
    expect(await text(await openSilent())).toMatch(/^(HTTP\/1\.1 408 |$)/)
  })
})

it('closes a connection that sends incomplete headers', async () => {
  gateway = await startGateway(options({ headersTimeout: 50 }))
  const received = await text(open(['GET / HTTP/1.1', 'host: store.test', 'x-more: ']))
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
  expect(received).toContain(
    '{"code":"request_timeout","message":"That took too long. Please try again."}',
  )
})

it('does not log values of query parameters, which can be tickets', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  gateway = await startGateway(options({ logger: { level: 'info', stream } }))
  await read('/api/events?ticket=secret-1')
  await read('/api/files/a.pdf?expires=1&signature=secret-2')
  await read('/shop?q=secret-3')
  expect(lines.join('')).toContain('/api/events?ticket=*')
  expect(lines.join('')).not.toContain('secret')
})
