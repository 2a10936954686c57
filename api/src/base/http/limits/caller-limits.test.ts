import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { handleClientError } from '../errors/client-error.ts'
import { connectionTimeouts, registerCallerLimits } from './caller-limits.ts'

const secondsOfRate = 20
const leastBytes = 10_000
let app: FastifyInstance
let body: IncomingMessage
let readToEnd: () => void

async function start(headersTimeout: number): Promise<void> {
  app = fastify({
    clientErrorHandler: handleClientError,
    http: { headersTimeout, connectionsCheckingInterval: 10 },
  })
  registerCallerLimits(app, { REQUESTS_PER_ADDRESS: 10, EVENT_STREAMS_PER_ADDRESS: 10 })
  app.addContentTypeParser('*', (_request, stream, done) => {
    body = stream
    readToEnd = () => stream.resume().once('end', () => done(null))
    app.server.emit('body')
  })
  app.post('/uploads', async () => ({ stored: true }))
  app.get('/endless', async () => new Promise(() => undefined))
  app.get('/quick', async () => ({ quick: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
}

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'],
  })
  await start(connectionTimeouts.http.headersTimeout)
})
afterEach(async () => {
  jest.useRealTimers()
  app.server.closeAllConnections()
  await app.close()
})

function open(...lines: string[]): Socket {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(lines.join('\r\n'))
  return socket
}

async function openUpload(size: number): Promise<Socket> {
  const head = ['POST /uploads HTTP/1.1', 'host: a', 'connection: close', 'content-type: a/b']
  const socket = open(...head, `content-length: ${size}`, '', '')
  await once(app.server, 'body')
  return socket
}

async function send(socket: Socket, size: number): Promise<void> {
  socket.write('x'.repeat(size))
  for (let read = 0; read < size; ) read += (await once(body, 'data'))[0].length
}

describe('a body', () => {
  it('that is too slow is aborted with its connection', async () => {
    const socket = await openUpload(leastBytes)
    readToEnd()
    await send(socket, leastBytes - 1)
    jest.advanceTimersByTime(secondsOfRate * 1_000)
    expect(body.destroyed).toBe(true)
    expect(await text(socket).catch(() => '')).toBe('')
  })

  it('at the minimum rate is read completely, however long that takes', async () => {
    const socket = await openUpload(10 * leastBytes)
    readToEnd()
    const answer = text(socket)
    for (let part = 0; part < 10; part += 1) {
      await send(socket, leastBytes)
      jest.advanceTimersByTime(secondsOfRate * 1_000)
    }
    expect(await answer).toContain('{"stored":true}')
  })

  it('is not aborted while the route does not read', async () => {
    const socket = await openUpload(9)
    body.pause()
    jest.advanceTimersByTime(2 * secondsOfRate * 1_000)
    readToEnd()
    socket.write('x'.repeat(9))
    expect(await text(socket)).toContain('{"stored":true}')
  })
})

describe('a connection', () => {
  it.each([
    ['whose head does not come', ['POST /uploads HTTP/1.1', 'host: a', 'x-more: ']],
    ['on which nothing is sent', []],
  ])('%s is closed with our message', async (_name, lines) => {
    await app.close()
    await start(40)
    const received = await text(open(...lines))
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(received).toContain(
      '{"code":"request_timeout","message":"Something went wrong. Please try again."}',
    )
  })

  it('that ends with requests in its queue no longer counts them', async () => {
    const statusNow = async () => (await app.inject('/quick')).statusCode
    const connected = once(app.server, 'connection')
    const socket = open('GET /endless HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(10))
    const [connection]: Socket[] = await connected
    while ((await statusNow()) !== 429) await once(app.server, 'request')
    socket.destroy()
    if (!connection?.closed) await once(connection ?? socket, 'close')
    const statuses = await Promise.all(Array.from({ length: 10 }, statusNow))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('has 20 seconds for a head and 15 minutes for a whole request', () => {
    const { requestTimeout, http } = connectionTimeouts
    expect([http.headersTimeout, requestTimeout]).toEqual([20_000, 900_000])
  })
})
