import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
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

async function start(options: Partial<GatewayOptions> = {}): Promise<Gateway> {
  const address = api.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return startGateway({ siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0, ...options })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'refusals-'))
  await mkdir(join(folder, 'mf/mf-tea/1.0.0'), { recursive: true })
  await mkdir(join(folder, '.history'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Store</title>')
  await writeFile(join(folder, 'secret.json'), '{}')
  await writeFile(join(folder, 'mf/mf-tea/1.0.0/entry.js'), 'export {}')
  answer = (request, response) => {
    request.resume().on('end', () => response.end('{}'))
  }
  api = createServer(withoutTokenRequests((request, response) => answer(request, response))).listen(
    0,
    '127.0.0.1',
  )
  await once(api, 'listening')
  gateway = await start()
})

afterEach(async () => {
  await gateway.close()
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

/** Sends exactly these bytes and reads until the gateway closes; `Connection: close` is up to the caller. */
async function sendRaw(head: string[], body: string | Buffer = '', to = gateway): Promise<string> {
  const socket = connect(to.port, '127.0.0.1')
  socket.write(`${[...head, 'host: store.test', 'connection: close'].join('\r\n')}\r\n\r\n`)
  socket.write(body)
  return text(socket)
}

const get = (path: string) => sendRaw([`GET ${path} HTTP/1.1`])
const statusOf = (received: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])
/** Words from the framework's own error messages. */
const foreignWords = /FST_|statusCode|Bad Request","|undici|fastify|Error:|ERR_|not allowed/

describe('a client that does not accept compression', () => {
  it.each(['/', '/shop', '/mf/mf-tea/1.0.0/entry.js'])('gets %s uncompressed', async (path) => {
    const received = await get(path)
    expect(statusOf(received)).toBe(200)
    expect(received).not.toMatch(/^content-encoding/im)
  })

  it.each(['/mf/', '/mf/mf-tea', '/mf/mf-tea/', '/.history/', '/secret.json'])(
    'gets an uncacheable 404 for %s',
    async (path) => {
      const received = await get(path)
      const isPage = /<title>/.test(received)
      expect([statusOf(received), isPage]).toEqual([404, false])
      expect(received).toMatch(/^cache-control: no-store/im)
      expect(received).not.toContain('immutable')
    },
  )
})

describe('an unknown path', () => {
  it.each([
    ['//x:99999/', 404],
    ['/sitemap-products-0.xml', 404],
    ['/sitemap-products-9999.xml', 404],
    ['/sitemap-products--9999.xml', 404],
    ['-9999', 400],
    ['/-9999', 404],
    ['/%E0%A4%A', 400],
    ['/mf/%E0%A4%A', 400],
    ['/mf/%00.js', 400],
    ['/mf/../secret.json', 404],
    ['/mf/%2e%2e/secret.json', 404],
    ['/mf//mf-tea/1.0.0/entry.js', 404],
    ['/mf/./mf-tea/1.0.0/entry.js', 404],
    ['/api/%2e%2e/x', 400],
    [`/mf/${'x'.repeat(20_000)}`, 431],
  ])('%s is rejected with our own message and is not cached', async (path, status) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-total-count': '1' })
      response.end('[]')
    }
    // The document of this site lists no routes, so every path is treated as a page.
    await writeFile(join(folder, 'index.html'), siteDocument)
    const received = await get(path)
    expect(statusOf(received)).toBe(status)
    expect(received).toMatch(/^cache-control: no-store/im)
    expect(received).not.toMatch(foreignWords)
  })

  it('is rejected with a plain message when it is not HTTP', async () => {
    const received = await sendRaw(['GET / HTTP/7.7'])
    expect(statusOf(received)).toBe(400)
    expect(received).toContain('{"code":"invalid_input","message":"This request cannot be read."}')
  })
})

describe('a body that the API rejects', () => {
  const refusal = '{"code":"too_large","message":"That is too large."}'
  const upload = Buffer.alloc(64 * 1024 * 1024, 'x')
  const post = (...headers: string[]) => [
    'POST /api/orders/manual HTTP/1.1',
    'content-type: application/octet-stream',
    `content-length: ${upload.length}`,
    ...headers,
  ]

  it("is answered with the API's response, even if it arrives before the end of the body", async () => {
    answer = (_request, response) => {
      response.writeHead(413, { 'content-type': 'application/json' })
      response.end(refusal)
    }
    const received = await sendRaw(post(), upload)
    expect(statusOf(received)).toBe(413)
    expect(received).toContain(refusal)
  })

  it('is answered with 502 when the API breaks off', async () => {
    answer = (request) => void request.destroy()
    const received = await sendRaw(post(), upload)
    expect(statusOf(received)).toBe(502)
  })

  it('leaves the connection open for the next request', async () => {
    answer = (_request, response) => void response.writeHead(413).end(refusal)
    const socket = connect(gateway.port, '127.0.0.1')
    socket.write(`${post().join('\r\n')}\r\nhost: store.test\r\n\r\n`)
    socket.write(upload)
    socket.write('GET /composition.json HTTP/1.1\r\nhost: store.test\r\nconnection: close\r\n\r\n')
    const statuses = [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+)/g)]
    expect(statuses.map(([, status]) => status)).toEqual(['413', '404'])
  })

  it('is forwarded with Expect: 100-continue, as curl sends it', async () => {
    let size = 0
    answer = (request, response) => {
      request.on('data', (part: Buffer) => {
        size += part.length
      })
      request.on('end', () => response.end('{"stored":true}'))
    }
    const received = await sendRaw(post('expect: 100-continue', 'keep-alive: timeout=5'), upload)
    expect(received).toMatch(/^HTTP\/1\.1 100 Continue/)
    expect(received).toContain('{"stored":true}')
    expect(size).toBe(upload.length)
  })

  it('is aborted together with the API request when it is too slow', async () => {
    const impatient = await start({ bodyLimits: { windowMs: 50, minBytes: 100 } })
    const left = new Promise((resolve) => {
      answer = (request) => void request.resume().once('close', resolve)
    })
    const received = await sendRaw(post(), 'x', impatient)
    expect(statusOf(received)).toBe(408)
    expect(received).toContain('That took too long')
    await left
    await impatient.close()
  })
})

const siteDocument = `<head><script type="application/json" id="composition">${JSON.stringify({
  revision: 1,
  shell: { version: '1.0.0', buildId: 'a', base: '/mf/shell/1.0.0/', routes: [{ path: '/' }] },
  remotes: [],
})}</script></head>`
