import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { startBehindNginx } from '../nginx/testing/start-behind-nginx.ts'
import { type Gateway, type GatewayOptions, startGateway } from './gateway.ts'
import { withoutTokenRequests } from './testing/without-token-requests.ts'

let folder: string
let server: Gateway
let upstream: Server
/** The API's response: `answer` as JSON, unless a test sets another listener. */
let listener: RequestListener
let answer: (request: IncomingMessage, body: Buffer) => unknown

/** In production nginx is in front of the gateway; visitors get the same responses. */
const servers: { name: string; start: (options: GatewayOptions) => Promise<Gateway> }[] = [
  { name: 'the gateway', start: startGateway },
  ...(process.env.TEST_NGINX ? [{ name: 'nginx', start: startBehindNginx }] : []),
]

const answerAsJson: RequestListener = (request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(request, Buffer.concat(parts))))
  })
}

function options(): GatewayOptions {
  const address = upstream.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 }
}

function get(path: string, headers: Record<string, string> = {}, from = server): Promise<Response> {
  return fetch(`http://127.0.0.1:${from.port}${path}`, { headers })
}

describe.each(servers)('$name', ({ start }) => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'))
    await mkdir(join(folder, 'mf/mf-shop/1.0.0'), { recursive: true })
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Store</title>')
    await writeFile(join(folder, 'composition.json'), '{"revision":1}')
    const script = join(folder, 'mf/mf-shop/1.0.0/entry.js')
    await writeFile(script, 'export const plain = 1')
    await writeFile(`${script}.br`, brotliCompressSync('export const small = 1'))
    upstream = createServer(
      withoutTokenRequests((request, response) => listener(request, response)),
    )
    upstream.listen(0, '127.0.0.1')
    await once(upstream, 'listening')
    server = await start(options())
  })

  beforeEach(() => {
    listener = answerAsJson
    answer = () => ({ ok: true })
  })

  afterAll(async () => {
    await server.close()
    upstream.closeAllConnections()
    upstream.close()
    await rm(folder, { recursive: true })
  })

  describe('for the files of the site', () => {
    // The API's /metrics are not public.
    it.each(['/', '/shop', '/product/01HX', '/superadmin/orders?page=2', '/metrics'])(
      'answers %s with the document, which browsers must revalidate',
      async (path) => {
        const response = await get(path, { accept: 'text/html' })
        expect(response.status).toBe(200)
        expect(await response.text()).toContain('<title>Store</title>')
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(response.headers.get('etag')).toBeTruthy()
      },
    )

    it('answers 304 to a browser that has the newest composition', async () => {
      const first = await get('/composition.json')
      // Does not use fetch, which adds Cache-Control: no-cache to a custom If-None-Match and so prevents a 304.
      const second = httpRequest(`http://127.0.0.1:${server.port}/composition.json`, {
        headers: { 'if-none-match': first.headers.get('etag') ?? '' },
      }).end()
      const [response]: IncomingMessage[] = await once(second, 'response')
      expect(response?.statusCode).toBe(304)
      second.destroy()
    })

    it('shows a new composition at once', async () => {
      await get('/composition.json')
      await writeFile(join(folder, 'composition.json'), '{"revision":2,"remotes":[]}')
      expect(await (await get('/composition.json')).json()).toEqual({ revision: 2, remotes: [] })
    })

    it('lets the files of a release be cached for a year, and sends compressed variants where they exist', async () => {
      const plain = await get('/mf/mf-shop/1.0.0/entry.js', { 'accept-encoding': 'identity' })
      expect(await plain.text()).toBe('export const plain = 1')
      const small = await get('/mf/mf-shop/1.0.0/entry.js', { 'accept-encoding': 'br' })
      expect(await small.text()).toBe('export const small = 1')
      expect(small.headers.get('content-encoding')).toBe('br')
      expect(small.headers.get('content-type')).toContain('javascript')
      expect(small.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
    })

    it.each(['/mf/mf-shop/9.9.9/entry.js', '/mf/mf-shop/9.9.9/', '/favicon.ico', '/%2e%2e/x.txt'])(
      'answers 404 and no document for %s',
      async (path) => {
        const response = await get(path, { accept: 'text/html,*/*' })
        expect(response.status).toBe(404)
        expect(response.headers.get('cache-control')).toBe('no-store')
        expect(await response.text()).not.toContain('<title>')
      },
    )

    it.each([
      ['GET', { 'if-match': '"another"' }],
      ['GET', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
      ['POST', { 'content-length': '9000000' }],
      ['DELETE', {}],
      ['TRACE', {}],
    ])('rejects %s %j below /mf/ with our own message, uncached', async (method, headers) => {
      const address = `http://127.0.0.1:${server.port}/mf/mf-shop/1.0.0/entry.js`
      const asked = httpRequest(address, { method, headers })
      asked.flushHeaders()
      const [response] = await once(asked, 'response')
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(await json(response)).toEqual({
        code: expect.any(String),
        message: expect.any(String),
      })
      asked.destroy()
    })

    it('forbids inline and third-party scripts, sniffing and framing', async () => {
      const { headers } = await get('/shop')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe-(inline|eval)/)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("frame-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    })
  })

  describe('in front of the API', () => {
    it("forwards path, query and cookies, and the client's address", async () => {
      answer = ({ url, headers }) => ({ url, headers })
      const response = await get('/api/products?q=a%20b', { authorization: 'Bearer t' })
      const seen: unknown = await response.json()
      expect(seen).toMatchObject({
        url: '/api/products?q=a%20b',
        headers: {
          authorization: 'Bearer t',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
          'x-forwarded-host': `127.0.0.1:${server.port}`,
        },
      })
    })

    it('compresses long JSON for clients that accept it', async () => {
      answer = () => ({ words: 'again and '.repeat(1_000) })
      const response = await get('/api/products', { 'accept-encoding': 'br' })
      expect(response.headers.get('content-encoding')).toBe('br')
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(await response.json()).toEqual({ words: 'again and '.repeat(1_000) })
      const plain = await get('/api/products', { 'accept-encoding': 'identity' })
      expect(plain.headers.has('content-encoding')).toBe(false)
    })

    it('passes an upload of any size through unchanged', async () => {
      const upload = Buffer.alloc(12 * 1024 * 1024, 'x')
      answer = ({ headers }, body) => ({ size: body.length, type: headers['content-type'] })
      const response = await fetch(`http://127.0.0.1:${server.port}/api/orders/manual`, {
        method: 'POST',
        body: upload,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      })
      expect(await response.json()).toEqual({
        size: upload.length,
        type: 'multipart/form-data; boundary=b',
      })
    })

    it('delivers events immediately, and disconnects from the API when the client disconnects', async () => {
      const left = new Promise<void>((resolve) => {
        listener = (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' })
          response.write('data: order-changed\n\n')
          response.on('close', resolve)
        }
      })
      const visitor = httpRequest(`http://127.0.0.1:${server.port}/api/events`).end()
      const [response]: IncomingMessage[] = await once(visitor, 'response')
      const [event]: Buffer[] = response ? await once(response, 'data') : []
      expect(event?.toString()).toBe('data: order-changed\n\n')
      visitor.destroy()
      await left
    })

    it("does not add the site's security policy to API responses", async () => {
      expect((await get('/api/x')).headers.has('content-security-policy')).toBe(false)
    })

    it('answers 502 while the API is down, and says when to try again', async () => {
      const alone = await start({ ...options(), apiUrl: 'http://127.0.0.1:1' })
      const response = await get('/api/products', {}, alone)
      await alone.close()
      expect([response.status, response.headers.get('retry-after')]).toEqual([502, '2'])
      expect(await response.json()).toEqual({
        code: 'unavailable',
        message:
          'The store is not available for a moment. Nothing is lost. Please try again in a few seconds.',
      })
    })
  })

  it('closes while an event stream is open', async () => {
    listener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': open\n\n')
    }
    const closing = await start({ ...options(), shutdownGraceMs: 50 })
    const visitor = httpRequest(`http://127.0.0.1:${closing.port}/api/events`).end()
    visitor.on('error', () => undefined)
    await once(visitor, 'response')
    await closing.close()
  })
})
