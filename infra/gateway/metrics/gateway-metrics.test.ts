import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type Gateway, startGateway } from '../gateway.ts'
import { targetOf } from './gateway-metrics.ts'

let folder: string
let upstream: Server
let gateway: Gateway

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-metrics-'))
  await mkdir(join(folder, 'mf'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Store</title>')
  await writeFile(join(folder, 'composition.json'), '{"revision":1}')
  upstream = createServer((request, response) => {
    if (request.url === '/api/broken') request.socket.destroy()
    else if (request.url === '/api/events') response.writeHead(200).write(': open\n\n')
    else if (request.url === '/document-tokens') response.end('{"tokens":[]}')
    else response.writeHead(request.url === '/api/busy' ? 503 : 200).end('{}')
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const options = { siteFolder: folder, apiUrl, host: '127.0.0.1', port: 0 }
  gateway = await startGateway({ ...options, metricsPort: 0 })
})
afterAll(async () => {
  await gateway.close()
  upstream.closeAllConnections()
  upstream.close()
  await rm(folder, { recursive: true })
})

const visit = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${gateway.port}${path}`)
  await response.text()
  return response.status
}
const onMetricsPort = async (path: string) =>
  fetch(`http://127.0.0.1:${gateway.metricsPort}${path}`)

/** The value of each series of the gateway's own metrics, without the buckets. */
async function read(): Promise<Record<string, number>> {
  const text = await (await onMetricsPort('/metrics')).text()
  const lines = text.split('\n').filter((line) => /^store_gateway_(?!.*_bucket)/.test(line))
  return Object.fromEntries(
    lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  )
}

it('counts requests by target and class of status, and answers that the API did not give', async () => {
  const paths = ['/', '/shop', '/composition.json', '/mf/none.js', '/api/products', '/api/busy']
  for (const path of [...paths, '/api/broken', '/health/ready']) await visit(path)
  const count = (labels: string) => `store_gateway_request_duration_seconds_count{${labels}}`
  expect(await read()).toMatchObject({
    [count('target="document",status="2xx"')]: 2,
    [count('target="asset",status="2xx"')]: 1,
    [count('target="asset",status="4xx"')]: 1,
    [count('target="api",status="2xx"')]: 1,
    // The answer of the API, and one that it did not give.
    [count('target="api",status="5xx"')]: 2,
    'store_gateway_upstream_failures_total{purpose="forwarded"}': 1,
    'store_gateway_upstream_failures_total{purpose="page"}': 0,
  })
})

it('counts what is open', async () => {
  const leave = new AbortController()
  await fetch(`http://127.0.0.1:${gateway.port}/api/events`, { signal: leave.signal })
  const open = await read()
  expect(open).toMatchObject({
    'store_gateway_open{kind="requests"}': 0,
    'store_gateway_open{kind="events"}': 1,
  })
  expect(open['store_gateway_open{kind="connections"}']).toBeGreaterThan(0)
  leave.abort()
  const left = async () => (await read())['store_gateway_open{kind="events"}'] === 0
  while (!(await left()));
})

it('are on a port of their own, which serves nothing else; the other port does not have them', async () => {
  const metrics = await onMetricsPort('/metrics')
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ])
  expect(await metrics.text()).toContain('process_resident_memory_bytes')
  expect((await onMetricsPort('/')).status).toBe(404)
  const page = await fetch(`http://127.0.0.1:${gateway.port}/metrics`)
  expect(await page.text()).toContain('<title>Store</title>')
})

it.each([
  ['/', 'document'],
  ['/product/01HX', 'document'],
  ['/mf/mf-shop/1.0.0/entry.js', 'asset'],
  ['/robots.txt', 'asset'],
  ['/api', 'api'],
  ['/api/events', 'events'],
  ['/apiary', 'document'],
  ['/health/live', undefined],
])('%s is a request for %s', (path, target) => {
  expect(targetOf(path)).toBe(target)
})
