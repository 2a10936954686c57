import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, jest } from '@jest/globals'
import { ResponseError } from '../load/http-client.ts'
import { placeOrderWithRetries } from './fault-test-orders.ts'

const server = createServer()

afterEach(() => {
  server.close()
})

it('sends an order again when the store said so, not before, with the same key', async () => {
  const sent: { at: number; key: unknown }[] = []
  server.on('request', (request, response) => {
    request.resume()
    sent.push({ at: performance.now(), key: request.headers['idempotency-key'] })
    if (sent.length === 1) response.writeHead(503, { 'retry-after': '1' }).end('{}')
    else response.writeHead(201).end('{"order":{"_id":"71E205"}}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const onFailure = jest.fn<(error: unknown) => void>()

  const buyer = { userId: 1, sessionId: '1', token: 'token' }
  const placed = await placeOrderWithRetries(buyer, () => `http://127.0.0.1:${port}`, onFailure)

  expect(placed.orderId).toBe('71E205')
  expect(onFailure).toHaveBeenCalledTimes(1)
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ isPostponed: true, retryAfterMs: 1000 })
  expect(onFailure.mock.calls[0]?.[0]).toBeInstanceOf(ResponseError)
  const [first, second] = sent
  expect(second?.key).toBe(first?.key)
  // A timer may fire a moment early.
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThan(900)
})
