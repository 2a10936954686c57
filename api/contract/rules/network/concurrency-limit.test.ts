import { expect, it } from '@jest/globals'
import { createConcurrencyLimit } from './concurrency-limit.ts'

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
