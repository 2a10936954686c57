import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Gateway } from '../gateway/gateway.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

let folder: string
let api: Server
let server: Gateway
const sockets: Socket[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connections-'))
  await mkdir(join(folder, 'mf'))
  await writeFile(join(folder, 'index.html'), '<title>Store</title>')
  await writeFile(join(folder, 'composition.json'), '{"revision":1}')
  await writeFile(join(folder, 'mf/entry.js'), 'export const one = 1')
  api = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await once(api.listen(0, '127.0.0.1'), 'listening')
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

function start(
  settings: Parameters<typeof startBehindNginx>[1],
  edit?: Parameters<typeof startBehindNginx>[2],
): Promise<Gateway> {
  const address = api.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const options = { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 }
  return startBehindNginx(options, settings, edit)
}

function open(lines: string[] = []): Socket {
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  socket.write(lines.join('\r\n'))
  return socket
}

const slowBody = ['POST /api/x HTTP/1.1', 'host: store.test', 'content-length: 9', '', 'x']

/** Reads everything until the connection is closed or reset. */
function received(socket: Socket): Promise<string> {
  return text(socket).catch(() => '')
}

async function openSlowBody(): Promise<Socket> {
  const arrived = once(api, 'request')
  const socket = open(slowBody)
  await arrived
  return socket
}

describe('connections of one address', () => {
  const get = (path: string, from: string) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'x-forwarded-for': from } })
  const paths = ['/shop', '/mf/entry.js', '/composition.json', '/index.html', '/robots.txt']

  it('are limited in number, whatever they request, until one of them ends', async () => {
    server = await start({ CONNECTIONS_PER_ADDRESS: '3', TRUSTED_PROXIES: '127.0.0.1' })
    const held = [await openSlowBody(), await openSlowBody(), await openSlowBody()]
    for (const path of [...paths, '/api/x', '/api/events']) {
      const refused = await get(path, '127.0.0.1')
      expect(`${path} ${refused.status} ${refused.headers.get('retry-after')}`).toBe(
        `${path} 429 1`,
      )
      expect(await refused.json()).toEqual({
        code: 'too_many_requests',
        message: 'Too many attempts. Please wait a little and try again.',
      })
      expect(refused.headers.get('cache-control')).toBe('no-store')
      const other = await get(path, '203.0.113.7')
      expect(`${path} ${other.status}`).toBe(`${path} 200`)
    }
    held[0]?.destroy()
    while ((await get('/composition.json', '127.0.0.1')).status === 429) {
      await new Promise(setImmediate)
    }
  })
})

describe('idle connections', () => {
  const shorten = (name: string) => (configuration: string) =>
    configuration.replace(new RegExp(`(?<=\\b${name} )\\d+s;`), '100ms;')

  it.each([
    ['no headers arrive', []],
    ['only some of the headers arrive', ['GET /api/x HTTP/1.1', 'host: store.test', 'x-more: ']],
  ])('are closed when %s', async (_, lines) => {
    server = await start({}, shorten('client_header_timeout'))
    expect(await received(open(lines))).toBe('')
  })

  it('are closed when the rest of a body does not arrive', async () => {
    server = await start({}, shorten('client_body_timeout'))
    expect(await received(await openSlowBody())).not.toContain('HTTP/1.1 200')
  })

  it('are closed when no request follows a response', async () => {
    server = await start({}, shorten('keepalive_timeout'))
    const head = ['GET /composition.json HTTP/1.1', 'host: store.test', '', '']
    expect(await received(open(head))).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('are closed, oldest first, when connections run short', async () => {
    server = await start({}, (configuration) =>
      configuration.replace(/worker_connections \d+;/, 'worker_connections 64;'),
    )
    for (let count = 0; count < 200; count += 1) await once(open(), 'connect')
    const answer = await fetch(`http://127.0.0.1:${server.port}/composition.json`)
    expect(answer.status).toBe(200)
  })
})
