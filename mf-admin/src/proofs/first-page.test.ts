import { describe, expect, it } from '@jest/globals'
import { mergeFirstPage, type ProofPage } from './first-page.ts'
import { aProof } from './testing/open-review-screen.tsx'

function page(numbers: number[], given: Partial<ProofPage> = {}): ProofPage {
  return { orders: numbers.map((number) => aProof(number)), total: 6, ...given }
}
const numbersOf = (pages: readonly ProofPage[]) =>
  pages.map(({ orders }) => orders.map(({ _id }) => Number(_id.slice(-6))))

describe('a first page that was read again, of proofs in the order they came in', () => {
  const loaded = [page([1, 2], { next: 'c2' }), page([3, 4], { next: 'c4' }), page([5, 6])]

  it('takes the place of what it covers and leaves the other pages as they are', () => {
    const merged = mergeFirstPage(loaded, page([1, 2], { next: 'c2', total: 6 }))
    expect(numbersOf(merged)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    expect(merged.slice(1)).toEqual(loaded.slice(1))
  })

  it('has proofs disappear that wait no more, and loses none between the pages', () => {
    const merged = mergeFirstPage(loaded, page([2, 3], { next: 'c3', total: 5 }))
    expect(numbersOf(merged)).toEqual([[2, 3], [4], [5, 6]])
    expect(merged[0]).toMatchObject({ next: 'c3', total: 5 })
    expect(numbersOf(mergeFirstPage(loaded, page([3, 4], { next: 'c4', total: 4 })))).toEqual([
      [3, 4],
      [5, 6],
    ])
  })

  it('is all there is when nothing follows it', () => {
    expect(numbersOf(mergeFirstPage(loaded, page([5, 6], { total: 2 })))).toEqual([[5, 6]])
    expect(numbersOf(mergeFirstPage(loaded, page([], { total: 0 })))).toEqual([[]])
  })

  it('stands alone when what is known does not reach it, so that no gap is left behind it', () => {
    const known = [page([1, 2, 3], { next: 'c3' })]
    expect(numbersOf(mergeFirstPage(known, page([3, 4], { next: 'c4' })))).toEqual([[3, 4]])
  })

  it('stands alone when the last page is known but misses a proof that came since', () => {
    const merged = mergeFirstPage(loaded, page([1, 2], { next: 'c2', total: 7 }))
    expect(numbersOf(merged)).toEqual([[1, 2]])
    expect(merged[0]?.next).toBe('c2')
  })
})
