import { describe, expect, it } from '@jest/globals'
import { aProof } from '../testing/open-review-screen.tsx'
import { mergeFirstPage, type ProofPage } from './first-page.ts'

function page(numbers: number[], overrides: Partial<ProofPage> = {}): ProofPage {
  return { orders: numbers.map((number) => aProof(number)), total: 6, ...overrides }
}
const numbersOf = (pages: readonly ProofPage[]) =>
  pages.map(({ orders }) => orders.map(({ _id }) => Number(_id.slice(-6))))

describe('a refetched first page of proofs, oldest first', () => {
  const loaded = [page([1, 2], { next: 'c2' }), page([3, 4], { next: 'c4' }), page([5, 6])]

  it('replaces what it covers and keeps the other pages', () => {
    const merged = mergeFirstPage(loaded, page([1, 2], { next: 'c2', total: 6 }))
    expect(numbersOf(merged)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    expect(merged.slice(1)).toEqual(loaded.slice(1))
  })

  it('drops proofs that left the queue, and loses none between the pages', () => {
    const merged = mergeFirstPage(loaded, page([2, 3], { next: 'c3', total: 5 }))
    expect(numbersOf(merged)).toEqual([[2, 3], [4], [5, 6]])
    expect(merged[0]).toMatchObject({ next: 'c3', total: 5 })
    expect(numbersOf(mergeFirstPage(loaded, page([3, 4], { next: 'c4', total: 4 })))).toEqual([
      [3, 4],
      [5, 6],
    ])
  })

  it('is the only page when nothing follows it', () => {
    expect(numbersOf(mergeFirstPage(loaded, page([5, 6], { total: 2 })))).toEqual([[5, 6]])
    expect(numbersOf(mergeFirstPage(loaded, page([], { total: 0 })))).toEqual([[]])
  })

  it('drops the other pages when they do not connect to it, so that there is no gap', () => {
    const known = [page([1, 2, 3], { next: 'c3' })]
    expect(numbersOf(mergeFirstPage(known, page([3, 4], { next: 'c4' })))).toEqual([[3, 4]])
  })

  it('drops the other pages when they miss a proof that was added since', () => {
    const merged = mergeFirstPage(loaded, page([1, 2], { next: 'c2', total: 7 }))
    expect(numbersOf(merged)).toEqual([[1, 2]])
    expect(merged[0]?.next).toBe('c2')
  })
})
