import { expect, it } from '@jest/globals'
import { LRUCache } from 'lru-cache'
import { expiringEntries } from './expiring-entries.ts'

const start = Date.parse('2026-11-21T12:00:00Z')

function createCache() {
  const time = { now: start, monotonic: 1_000 }
  const clock = { now: () => new Date(time.now), monotonicMs: () => time.monotonic }
  const cache = new LRUCache<string, string>({ max: 10, ...expiringEntries(clock, 2_000) })
  cache.set('key', 'value')
  return { cache, time }
}

it('an entry expires at the end of its lifetime', () => {
  const { cache, time } = createCache()
  time.monotonic += 1_999
  expect(cache.get('key')).toBe('value')
  time.monotonic += 1
  expect(cache.get('key')).toBeUndefined()
})

it('an entry expires in time even when the clock was set back', () => {
  const { cache, time } = createCache()
  time.now -= 3_600_000
  time.monotonic += 2_000
  expect(cache.get('key')).toBeUndefined()
})
