import { expect, it } from '@jest/globals'
import { createRetryKeys } from './retry-keys.ts'

const wanted = { productId: 'p1', quantity: 1 }
const error = { status: 'FETCH_ERROR', error: 'lost' } as const

function lost(headers: { 'idempotency-key': string }) {
  return { request: new Request('http://store.test/', { headers }) }
}

it('forgets an attempt without a response after ten minutes: then the same press means one more', () => {
  let time = 0
  const keys = createRetryKeys(() => time)
  const sent = keys.headersFor(wanted)
  keys.rememberFailure(error, lost(sent), wanted)
  time = 10 * 60_000 - 1
  expect(keys.headersFor(wanted)).toEqual(sent)
  keys.rememberFailure(error, lost(sent), wanted)
  time += 10 * 60_000
  expect(keys.headersFor(wanted)).not.toEqual(sent)
})

it('creates another key for a press while the retry is pending', () => {
  const keys = createRetryKeys()
  const sent = keys.headersFor(wanted)
  keys.rememberFailure(error, lost(sent), wanted)
  expect(keys.headersFor(wanted)).toEqual(sent)
  expect(keys.headersFor(wanted)).not.toEqual(sent)
})
