import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type {
  IndexMessage,
  IndexRequest,
} from '../../../base/search-engine/thread/index-messages.ts'
import type { ThreadListener } from '../../../base/shared/thread.ts'
import type { CatalogNotice, CatalogOperations } from '../index/catalog-operations.ts'
import { monotonicNow } from '../index/monotonic-now.ts'
import { CatalogCache } from './catalog-cache.ts'

const query = { kind: 'product', tier: 'enduser', publicId: 'p' } as const
const log = { info: () => undefined, warn: () => undefined }

/** A cache over an index whose messages the test sends. */
function startScripted() {
  const requests: IndexRequest<CatalogOperations>[] = []
  let listener: ThreadListener<IndexMessage<CatalogOperations, CatalogNotice>> | undefined
  let starts = 0
  const cache = new CatalogCache((given) => {
    listener = given
    starts += 1
    return {
      post: (message) => requests.push(message),
      isDatabaseReachable: async () => true,
      close: async () => undefined,
    }
  }, log)
  return {
    cache,
    requests,
    starts: () => starts,
    lose: () => listener?.onLost('a test'),
    sync: (stale: string[] = [], asOf = monotonicNow()) =>
      listener?.onMessage({
        kind: 'notice',
        notice: { kind: 'synced', asOf, stale },
        size: { entries: 1, memoryBytes: 1 },
      }),
    /** Responds to the last request. */
    respond: (text: string) =>
      listener?.onMessage({
        kind: 'result',
        requestId: requests.at(-1)?.requestId ?? 0,
        result: { bytes: new Uint8Array(Buffer.from(text)), etag: '"t"' },
      }),
  }
}

describe('the catalogue cache', () => {
  let index: ReturnType<typeof startScripted>
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['hrtime', 'nextTick'] })
    index = startScripted()
  })
  afterEach(async () => {
    await index.cache.close()
    jest.useRealTimers()
  })

  it('falls back to SQL while the index loads', async () => {
    expect(await index.cache.fetch('k', query)).toBeUndefined()
    expect(index.requests).toEqual([])
  })

  it('sends one request for concurrent identical queries, and caches the response', async () => {
    index.sync()
    const both = Promise.all([index.cache.fetch('k', query), index.cache.fetch('k', query)])
    index.respond('bytes')
    expect((await both).map((response) => response?.body.toString())).toEqual(['bytes', 'bytes'])
    expect(index.requests).toHaveLength(1)
    expect(index.cache.get('k')?.body.toString()).toBe('bytes')
  })

  it('drops a response that a change made stale, also one that arrived just before', async () => {
    index.sync()
    const response = index.cache.fetch('k', query)
    index.respond('bytes')
    index.sync(['k'])
    await response
    expect(index.cache.get('k')).toBeUndefined()
  })

  it('uses the data of an index for one second only', async () => {
    index.sync()
    const response = index.cache.fetch('k', query)
    index.respond('bytes')
    await response
    index.sync([], monotonicNow() - 1001)
    expect(index.cache.get('k')).toBeUndefined()
    index.sync()
    expect(index.cache.get('k')).toBeDefined()
  })

  it('waits for an index that lags, and queries it then', async () => {
    index.sync([], monotonicNow() - 1001)
    const response = index.cache.fetch('k', query)
    expect(index.requests).toEqual([])
    index.sync()
    while (index.requests.length === 0) await Promise.resolve()
    index.respond('bytes')
    expect((await response)?.body.toString()).toBe('bytes')
  })

  it('falls back to SQL when the index keeps lagging, and waits only once', async () => {
    index.sync([], monotonicNow() - 1001)
    const first = index.cache.fetch('k', query)
    jest.advanceTimersByTime(500)
    expect(await first).toBeUndefined()
    expect(await index.cache.fetch('k', query)).toBeUndefined()
    expect(index.requests).toEqual([])
  })

  it('falls back to SQL when the index takes too long or ends', async () => {
    index.sync()
    const late = index.cache.fetch('late', query)
    jest.advanceTimersByTime(1000)
    expect(await late).toBeUndefined()
    index.sync()
    index.respond('bytes')
    expect(index.cache.get('late')?.body.toString()).toBe('bytes')
    const lost = index.cache.fetch('lost', query)
    index.lose()
    expect(await lost).toBeUndefined()
    expect(index.cache.get('late')).toBeUndefined()
  })

  it('restarts an index that ended', () => {
    index.lose()
    jest.advanceTimersByTime(1000)
    expect(index.starts()).toBe(2)
  })
})
