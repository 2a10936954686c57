import { EventEmitter } from 'node:events'
import { expect, it, jest } from '@jest/globals'
import { createConcurrencyLimit, releaseOnceClosed } from './concurrency-limit.ts'

it('limits what a client has in progress, and admits the next when one has ended', () => {
  const limit = createConcurrencyLimit(2)
  const [first, second] = [limit.acquire('a'), limit.acquire('a')]
  expect(limit.acquire('a')).toBeUndefined()
  expect(limit.acquire('b')).toBeDefined()
  first?.()
  first?.()
  const third = limit.acquire('a')
  expect(third).toBeDefined()
  expect(limit.acquire('a')).toBeUndefined()
  second?.()
  third?.()
  expect(limit.acquire('a')).toBeDefined()
})

it('leaves nothing on a connection after the responses that waited there', () => {
  const socket = new EventEmitter()
  const release = jest.fn()
  const response = Object.assign(new EventEmitter(), { socket: null, req: { socket } })
  releaseOnceClosed(response, release)
  expect(socket.listenerCount('close')).toBe(1)
  response.emit('close')
  expect(release).toHaveBeenCalledTimes(1)
  expect(socket.listenerCount('close')).toBe(0)
})
