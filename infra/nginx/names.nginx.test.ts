import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Gateway } from '../gateway/gateway.ts'
import { type DnsServer, startDnsServer } from './testing/dns-server.ts'
import { startBehindNginx } from './testing/start-behind-nginx.ts'

describe('instances of the API behind one name', () => {
  let folder: string
  let names: DnsServer
  let server: Gateway
  let connections = 0
  let isKept = true
  const instances: Server[] = []

  /** All on one port: loopback has many addresses. */
  async function startInstance(address: string, port: number): Promise<number> {
    const instance = createServer((request, response) => {
      if (!isKept) response.setHeader('connection', 'close')
      response.end(`${address} ${request.url}`)
    })
    // Otherwise it closes them after five seconds.
    instance.keepAliveTimeout = 0
    instances.push(instance)
    instance.on('connection', () => {
      connections += 1
    })
    await once(instance.listen(port, address), 'listening')
    const bound = instance.address()
    return typeof bound === 'object' ? (bound?.port ?? 0) : 0
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'names-'))
    await writeFile(join(folder, 'index.html'), '<title>Store</title>')
    const port = await startInstance('127.0.0.2', 0)
    await startInstance('127.0.0.3', port)
    names = await startDnsServer(['127.0.0.2'])
    const options = { siteFolder: folder, apiUrl: 'http://127.0.0.1:1', host: '127.0.0.1', port: 0 }
    const settings = { API_ADDRESS: `api.test:${port}`, RESOLVER: names.address }
    server = await startBehindNginx(options, settings, (configuration) =>
      configuration.replace('valid=2s', 'valid=1s'),
    )
  })

  afterAll(async () => {
    await server.close()
    names.close()
    for (const instance of instances) {
      instance.closeAllConnections()
      instance.close()
    }
    await rm(folder, { recursive: true })
  })

  const ask = async (init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/x?y=%20z`, init)
    return response.status === 200 ? response.text() : String(response.status)
  }

  /** Asks until nginx looks up the name again. */
  async function askUntilNot(former: string): Promise<string> {
    let answer = former
    while (answer === former) {
      await setTimeout(50)
      answer = await ask()
    }
    return answer
  }

  it('are found anew while nginx runs', async () => {
    expect(await ask()).toBe('127.0.0.2 /api/x?y=%20z')
    names.addresses = ['127.0.0.3']
    expect(await askUntilNot('127.0.0.2 /api/x?y=%20z')).toBe('127.0.0.3 /api/x?y=%20z')
  })

  it('get many requests over one connection', async () => {
    const before = connections
    for (let count = 0; count < 5; count += 1) await ask()
    expect(connections - before).toBeLessThanOrEqual(1)
  })

  it('answer in place of one that refuses connections, orders too', async () => {
    // An order sent on a connection that is just being closed is not repeated.
    isKept = false
    names.addresses = ['127.0.0.4', '127.0.0.2']
    await askUntilNot('127.0.0.3 /api/x?y=%20z')
    const answers: string[] = []
    for (let count = 0; count < 8; count += 1) {
      answers.push(await ask(count % 2 ? { method: 'POST', body: 'order' } : {}))
    }
    expect(new Set(answers)).toEqual(new Set(['127.0.0.2 /api/x?y=%20z']))
  })
})
