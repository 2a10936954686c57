import { describe, expect, it } from '@jest/globals'
import { ResponseCache } from './response-cache.ts'

const answerOf = (length: number) => ({
  body: Buffer.alloc(length),
  etag: '"tag"',
  total: undefined,
})

describe('the response cache', () => {
  it('evicts the least recently used response', () => {
    const cache = new ResponseCache(5000)
    cache.put('used', answerOf(1500))
    cache.put('unused', answerOf(1500))
    cache.get('used')
    expect(cache.put('new', answerOf(1500))).toEqual(['unused'])
    expect([cache.get('used'), cache.get('unused')]).toEqual([expect.anything(), undefined])
  })

  it('does not count a response that was replaced or dropped', () => {
    const cache = new ResponseCache(5000)
    for (let round = 0; round < 5; round += 1) {
      expect(cache.put('page', answerOf(3000))).toEqual([])
    }
    cache.invalidate(['page', 'never there'])
    expect(cache.put('other', answerOf(4000))).toEqual([])
    expect(cache.get('page')).toBeUndefined()
  })

  it('does not store a response larger than itself', () => {
    const cache = new ResponseCache(1000)
    expect(cache.put('huge', answerOf(2000))).toEqual(['huge'])
    expect(cache.get('huge')).toBeUndefined()
  })
})
