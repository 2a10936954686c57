import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startBehindNginx } from '../../nginx/testing/start-behind-nginx.ts'
import { type Gateway, type GatewayOptions, startGateway } from '../gateway.ts'

const servers: { name: string; start: (options: GatewayOptions) => Promise<Gateway> }[] = [
  { name: 'the gateway', start: startGateway },
  ...(process.env.TEST_NGINX ? [{ name: 'nginx', start: startBehindNginx }] : []),
]
const claims = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' }

let folder: string
let api: Server
let server: Gateway | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proxies-'))
  await writeFile(join(folder, 'index.html'), '<title>Store</title>')
  await writeFile(join(folder, 'composition.json'), '{"revision":1}')
  api = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
})

afterEach(async () => {
  await server?.close()
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

function options(trustedProxies?: string): GatewayOptions {
  const address = api.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const proxies = trustedProxies === undefined ? {} : { trustedProxies }
  return { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0, ...proxies }
}

/** The headers that the API receives for a request that claims to be forwarded. @param from address of the caller */
async function headersFrom(from: string): Promise<unknown> {
  const call = request({
    ...{ host: '127.0.0.1', port: server?.port, path: '/api/x' },
    ...{ localAddress: from, headers: claims },
  })
  call.end()
  const [response] = await once(call, 'response')
  return json(response)
}

describe.each(servers)('$name', ({ start }) => {
  it('ignores X-Forwarded-* while no proxy is configured', async () => {
    server = await start(options())
    const expected = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' }
    expect(await headersFrom('127.0.0.1')).toMatchObject(expected)
  })

  it.each(['127.0.0.9', '192.0.2.1, 127.0.0.8/31'])(
    'trusts the proxies %s, but not neighbouring addresses',
    async (proxies) => {
      server = await start(options(proxies))
      const believed = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
      expect(await headersFrom('127.0.0.9')).toMatchObject(believed)
      const expected = { 'x-forwarded-for': '127.0.0.2', 'x-forwarded-proto': 'http' }
      expect(await headersFrom('127.0.0.2')).toMatchObject(expected)
    },
  )
})
