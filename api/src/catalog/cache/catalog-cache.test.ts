import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { ThreadListener } from '../../shared/thread.ts'
import type { FromIndex, ToIndex } from '../index/messages.ts'
import { monotonicNow } from '../index/monotonic-now.ts'
import { CatalogCache } from './catalog-cache.ts'

const question = { kind: 'product', tier: 'enduser', publicId: 'p' } as const
const log = { info: () => undefined, warn: () => undefined }

/** An index that says only what it is told to. */
function startScripted() {
  const asked: ToIndex[] = []
  let listener: ThreadListener<FromIndex> | undefined
  let starts = 0
  const ready = new CatalogCache((given) => {
    listener = given
    starts += 1
    return {
      post: (message) => asked.push(message),
      isDatabaseReachable: async () => true,
      close: async () => undefined,
    }
  }, log)
  return {
    ready,
    asked,
    starts: () => starts,
    tell: (message: FromIndex) => listener?.onMessage(message),
    lose: () => listener?.onLost('a test'),
    follow: (dropped: string[] = [], asOf = monotonicNow()) =>
      listener?.onMessage({
        kind: 'followed',
        asOf,
        dropped,
        size: { entries: 1, memoryBytes: 1 },
      }),
    answer: (key: string, text: string) =>
      listener?.onMessage({
        kind: 'answer',
        key,
        ready: { bytes: new Uint8Array(Buffer.from(text)), etag: '"t"' },
      }),
  }
}

describe('ready answers', () => {
  let index: ReturnType<typeof startScripted>
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['hrtime', 'nextTick'] })
    index = startScripted()
  })
  afterEach(async () => {
    await index.ready.close()
    jest.useRealTimers()
  })

  it('leaves everything to SQL while the index loads', async () => {
    expect(await index.ready.fetch('k', question)).toBeUndefined()
    expect(index.asked).toEqual([])
  })

  it('asks once for what many want at once, and keeps it', async () => {
    index.follow()
    const both = Promise.all([index.ready.fetch('k', question), index.ready.fetch('k', question)])
    index.answer('k', 'bytes')
    expect((await both).map((answer) => answer?.body.toString())).toEqual(['bytes', 'bytes'])
    expect(index.asked).toHaveLength(1)
    expect(index.ready.get('k')?.body.toString()).toBe('bytes')
  })

  it('forgets what a change has made old', () => {
    index.follow()
    index.answer('k', 'bytes')
    index.follow(['k'])
    expect(index.ready.get('k')).toBeUndefined()
  })

  it('believes an index for one second only', async () => {
    index.answer('k', 'bytes')
    index.follow([], monotonicNow() - 1001)
    expect(index.ready.get('k')).toBeUndefined()
    index.follow()
    expect(index.ready.get('k')).toBeDefined()
  })

  it('waits a moment for an index that is late, and asks it then', async () => {
    index.follow([], monotonicNow() - 1001)
    const answer = index.ready.fetch('k', question)
    expect(index.asked).toEqual([])
    index.follow()
    await Promise.resolve()
    index.answer('k', 'bytes')
    expect((await answer)?.body.toString()).toBe('bytes')
  })

  it('lets SQL answer when a late index stays away, and waits for it no more', async () => {
    index.follow([], monotonicNow() - 1001)
    const first = index.ready.fetch('k', question)
    jest.advanceTimersByTime(500)
    expect(await first).toBeUndefined()
    expect(await index.ready.fetch('k', question)).toBeUndefined()
    expect(index.asked).toEqual([])
  })

  it('lets SQL answer when the index takes too long or ends', async () => {
    index.follow()
    const late = index.ready.fetch('late', question)
    jest.advanceTimersByTime(1000)
    expect(await late).toBeUndefined()
    index.follow()
    index.answer('k', 'bytes')
    const lost = index.ready.fetch('lost', question)
    index.lose()
    expect(await lost).toBeUndefined()
    expect(index.ready.get('k')).toBeUndefined()
  })

  it('starts an index that ended again', () => {
    index.lose()
    jest.advanceTimersByTime(1000)
    expect(index.starts()).toBe(2)
  })
})
