import { describe, expect, it } from '@jest/globals'
import { ResponseCache } from './response-cache.ts'

const answerOf = (length: number) => ({
  body: Buffer.alloc(length),
  etag: '"tag"',
  total: undefined,
})

describe('the shelf of ready answers', () => {
  it('makes room by what nobody asked for', () => {
    const shelf = new ResponseCache(5000)
    shelf.put('wanted', answerOf(1500))
    shelf.put('forgotten', answerOf(1500))
    shelf.get('wanted')
    expect(shelf.put('new', answerOf(1500))).toEqual(['forgotten'])
    expect([shelf.get('wanted'), shelf.get('forgotten')]).toEqual([expect.anything(), undefined])
  })

  it('counts an answer that is replaced or dropped no longer', () => {
    const shelf = new ResponseCache(5000)
    for (let round = 0; round < 5; round += 1) {
      expect(shelf.put('page', answerOf(3000))).toEqual([])
    }
    shelf.invalidate(['page', 'never there'])
    expect(shelf.put('other', answerOf(4000))).toEqual([])
    expect(shelf.get('page')).toBeUndefined()
  })

  it('does not keep what is larger than itself', () => {
    const shelf = new ResponseCache(1000)
    expect(shelf.put('huge', answerOf(2000))).toEqual(['huge'])
    expect(shelf.get('huge')).toBeUndefined()
  })
})
