import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openPatientDatabase, useTestStore } from '../../../../test/test-store.ts'
import { buildApp } from '../../../app.ts'
import type { TypedApp } from '../typed-app.ts'

const store = useTestStore()

describe('an API that listens', () => {
  const logged: string[] = []
  let app: TypedApp
  let port = 0
  beforeAll(async () => {
    const { clock } = store
    const config = { ...store.config, REQUESTS_PER_ADDRESS: 2, EVENT_STREAMS_PER_ADDRESS: 1 }
    const stream = { write: (line: string) => void logged.push(line) }
    const db = openPatientDatabase(config.DATABASE_URL)
    app = await buildApp({ config, clock, db, logger: { stream } })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const address = app.server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => app.close())

  function open(lines: string[]): Socket {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(lines.join('\r\n'))
    return socket
  }
  const ask = (path: string) =>
    text(open([`GET ${path} HTTP/1.1`, 'host: a', 'connection: close', '', '']))

  it('rejects a body that is too large, reads the rest and keeps the connection', async () => {
    const body = 'x'.repeat(4 * 1024 * 1024)
    const head = ['POST /api/auth/login HTTP/1.1', 'host: a', 'content-type: application/json']
    const next = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
    const socket = open([...head, `content-length: ${body.length}`, '', body + next])
    const received = await text(socket)
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual(['413', '200'])
    expect(received).toContain('{"code":"too_large","message":"That is too large."}')
  })

  it('rejects invalid HTTP with our message', async () => {
    const received = await text(open(['GET / HTTP/7.7', '', '']))
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received).toContain('{"code":"invalid_input","message":"This request cannot be read."}')
  })

  it('limits the concurrent requests of one address, and accepts the next when one has ended', async () => {
    const head = ['POST /api/auth/login HTTP/1.1', 'host: a', 'content-type: application/json']
    const slow = [1, 2].map(() =>
      open([...head, 'content-length: 9', 'expect: 100-continue', '', 'x']),
    )
    // Each has arrived once it receives 100 Continue.
    await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
    expect(await ask('/api/products')).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5/)
    expect(await ask('/api/health/live')).toMatch(/^HTTP\/1\.1 200 /)
    for (const socket of slow) socket.destroy()
    while (!/^HTTP\/1\.1 200 /.test(await ask('/api/products'))) await new Promise(setImmediate)
  })

  it('logs no signed URL and no ticket', async () => {
    await ask('/api/events?ticket=secret-1')
    await ask('/api/files/proof.png?expires=1&signature=secret-2')
    await ask('/api/%E0%A4%A?ticket=secret-3')
    expect(logged.join('')).toContain('/api/events?ticket=*')
    expect(logged.join('')).not.toContain('secret')
  })
})
