import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type Gateway, startGateway } from '../gateway/gateway.ts'
import { SECURITY_HEADERS } from '../gateway/security-headers.ts'
import { withoutTokenRequests } from '../gateway/testing/without-token-requests.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

// infra/gateway/gateway.test.ts runs on both and covers what nginx and the gateway have in common.

describe('nginx in front of the gateway', () => {
  let folder: string
  let api: Server
  let server: Gateway
  let answer: RequestListener

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await mkdir(join(folder, 'mf/mf-shop/1.0.0'), { recursive: true })
    await mkdir(join(folder, 'compositions'))
    await writeFile(join(folder, 'index.html'), '<title>Store</title>')
    await writeFile(join(folder, 'composition.json'), '{"revision":1}')
    await writeFile(join(folder, 'compositions/1.json'), '{"revision":1}')
    await writeFile(join(folder, '.draft.json'), '{}')
    const script = join(folder, 'mf/mf-shop/1.0.0/entry.js')
    await writeFile(script, 'export const plain = 1')
    await writeFile(`${script}.gz`, gzipSync('export const small = 1'))
    api = createServer(
      withoutTokenRequests((request, response) => answer(request, response)),
    ).listen(0, '127.0.0.1')
    await once(api, 'listening')
    server = await start()
  })

  beforeEach(() => {
    answer = (_request, response) => void response.end('{}')
  })

  afterAll(async () => {
    await server.close()
    api.closeAllConnections()
    api.close()
    await rm(folder, { recursive: true })
  })

  function options() {
    const address = api.address()
    const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    return { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 }
  }

  function start(settings: Parameters<typeof startBehindNginx>[1] = {}) {
    return startBehindNginx(options(), settings)
  }

  function get(path: string, headers: Record<string, string> = {}, of = server): Promise<Response> {
    return fetch(`http://127.0.0.1:${of.port}${path}`, { headers })
  }

  it.each(['/mf/mf-shop/1.0.0/entry.js', '/composition.json', '/index.html', '/gone.js', '/shop'])(
    'sends the same security headers as the gateway with %s, each once',
    async (path) => {
      const gateway = await startGateway(options())
      const [theirs, ours] = await Promise.all([get(path, {}, gateway), get(path)])
      await gateway.close()
      for (const name of Object.keys(SECURITY_HEADERS)) {
        expect(`${name}: ${ours.headers.get(name)}`).toBe(`${name}: ${theirs.headers.get(name)}`)
      }
      expect(ours.headers.get('cache-control')).toBe(theirs.headers.get('cache-control'))
      expect(ours.status).toBe(theirs.status)
    },
  )

  it('sends the gzip variant to clients that do not accept Brotli', async () => {
    const response = await get('/mf/mf-shop/1.0.0/entry.js', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(await response.text()).toBe('export const small = 1')
  })

  it.each(['/compositions/1.json', '/.draft.json', '/mf/../.draft.json', '/mf/mf-shop/1.0.0/'])(
    'does not serve %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('sends the composed document while the gateway is down, and still serves files', async () => {
    const alone = await start({ PAGES_ADDRESS: '127.0.0.1:1' })
    const page = await get('/shop', {}, alone)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<title>Store</title>')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect((await get('/composition.json', {}, alone)).status).toBe(200)
    await alone.close()
  })

  const slow = { API_REQUESTS_PER_SECOND: '1', API_BURST: '2' }

  it('limits the request rate of one address, with a message', async () => {
    const strict = await start({ ...slow, TRUSTED_PROXIES: '127.0.0.1' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/api/x', {}, strict)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
    expect(await refused[0]?.json()).toEqual({
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait a little and try again.',
    })
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    const other = await get('/api/x', { 'x-forwarded-for': '203.0.113.7' }, strict)
    expect(other.status).toBe(200)
    await strict.close()
  })

  it('limits concurrent requests and event streams of one address separately', async () => {
    const strict = await start({ REQUESTS_PER_ADDRESS: '3', EVENT_STREAMS_PER_ADDRESS: '2' })
    const sockets: Socket[] = []
    const open = async (lines: string[]) => {
      const arrived = once(api, 'request')
      const socket = connect(strict.port, '127.0.0.1').on('error', () => undefined)
      sockets.push(socket)
      socket.write(lines.join('\r\n'))
      await arrived
    }
    answer = (request, response) => {
      if (request.url !== '/api/events') request.resume().on('end', () => response.end('{}'))
    }
    const eventStream = ['GET /api/events HTTP/1.1', 'host: store.test', '', '']
    const slowBody = ['POST /api/x HTTP/1.1', 'host: store.test', 'content-length: 9', '', 'x']
    for (let count = 0; count < 2; count += 1) await open(eventStream)
    expect((await get('/api/events', {}, strict)).status).toBe(429)
    expect((await get('/api/x', {}, strict)).status).toBe(200)
    for (let count = 0; count < 3; count += 1) await open(slowBody)
    expect((await get('/api/x', {}, strict)).status).toBe(429)
    expect((await get('/shop', {}, strict)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await strict.close()
  })

  it('ignores ranges below /mf/, so that no cacheable 416 is sent', async () => {
    const response = await get('/mf/mf-shop/1.0.0/entry.js', { range: 'bytes=900-' })
    expect(response.status).toBe(200)
  })

  it('counts the addresses of one IPv6 network together', async () => {
    const strict = await start({ ...slow, TRUSTED_PROXIES: '127.0.0.1' })
    const from = (address: string) => get('/api/x', { 'x-forwarded-for': address }, strict)
    const neighbours = Array.from({ length: 8 }, (_, host) => from(`2001:db8:1:2::${host + 1}`))
    const statuses = (await Promise.all(neighbours)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await from('2001:db8:1:3::1')).status).toBe(200)
    await strict.close()
  })

  it('counts IPv4 addresses written as IPv6 separately', async () => {
    const strict = await start({ ...slow, TRUSTED_PROXIES: '127.0.0.1' })
    const strangers = Array.from({ length: 8 }, (_, host) =>
      get('/api/x', { 'x-forwarded-for': `::ffff:203.0.113.${host + 1}` }, strict),
    )
    const statuses = (await Promise.all(strangers)).map(({ status }) => status)
    expect(statuses).not.toContain(429)
    await strict.close()
  })
})
