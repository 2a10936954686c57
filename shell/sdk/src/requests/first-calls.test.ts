import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { takeFirstCall } from './first-calls.ts'

const address = 'http://localhost/api/products?page=1'

function startedFor(authorization: string | null, answer = Promise.resolve(new Response('early'))) {
  answer.catch(() => undefined)
  globalThis.firstCalls = { [address]: { authorization, answer } }
}

let age = 0
beforeEach(() => {
  age = 1_000
  jest.spyOn(performance, 'now').mockImplementation(() => age)
})
afterEach(() => {
  globalThis.firstCalls = undefined
})

it('returns the response of an early call, once', async () => {
  startedFor(null)
  const answer = await takeFirstCall(new Request(address))
  expect(await answer?.text()).toBe('early')
  expect(takeFirstCall(new Request(address))).toBeUndefined()
})

it('does not return a response to another user', () => {
  startedFor('Bearer of-the-distributor')
  const asVisitor = new Request(address)
  expect(takeFirstCall(asVisitor)).toBeUndefined()
})

it('does not return a response that is older than 15 seconds', () => {
  startedFor(null)
  age = 15_001
  expect(takeFirstCall(new Request(address))).toBeUndefined()
})

it('returns responses only for reads', () => {
  startedFor(null)
  expect(takeFirstCall(new Request(address, { method: 'POST' }))).toBeUndefined()
})

it('lets a caller abort the wait for a response', async () => {
  startedFor(null, new Promise(() => undefined))
  const control = new AbortController()
  const answer = takeFirstCall(new Request(address, { signal: control.signal }))
  control.abort(new Error('too slow'))
  await expect(answer).rejects.toThrow('too slow')
})
