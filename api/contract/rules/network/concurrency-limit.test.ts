import { expect, it } from '@jest/globals'
import { createConcurrencyLimit } from './concurrency-limit.ts'

it('lets a caller have so many at once, and the next when one has ended', () => {
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
