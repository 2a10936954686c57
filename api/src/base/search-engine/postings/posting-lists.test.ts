import { expect, it } from '@jest/globals'
import { PostingLists } from './posting-lists.ts'

function slotsOf(lists: PostingLists, list: number): number[] {
  const slots: number[] = []
  lists.forEach(list, (slot) => slots.push(slot))
  return slots
}

it('returns the slots of each list, near and far apart, over many blocks', () => {
  const lists = new PostingLists()
  const expected = [1, 3, 200, 70_000].map((step) =>
    Array.from({ length: 3000 }, (_, index) => index * step),
  )
  for (let index = 0; index < 3000; index += 1) {
    for (const [list, slots] of expected.entries()) lists.add(list, slots[index] ?? 0)
  }
  for (const [list, slots] of expected.entries()) {
    expect(slotsOf(lists, list)).toEqual(slots)
    expect(lists.count(list)).toBe(3000)
  }
})

it('ignores a slot that is added twice in a row', () => {
  const lists = new PostingLists()
  for (const slot of [0, 0, 5, 5, 6]) lists.add(0, slot)
  expect(slotsOf(lists, 0)).toEqual([0, 5, 6])
})

it('asks about the slots of a list until a test is true', () => {
  const lists = new PostingLists()
  for (let slot = 0; slot < 3000; slot += 1) lists.add(0, slot * 200)
  const askedUntil = (wanted: number) => {
    let asked = 0
    const isThere = lists.some(0, (slot) => {
      asked += 1
      return slot === wanted
    })
    return { isThere, asked }
  }
  expect(askedUntil(0)).toEqual({ isThere: true, asked: 1 })
  expect(askedUntil(300_000)).toEqual({ isThere: true, asked: 1501 })
  expect(askedUntil(599_800)).toEqual({ isThere: true, asked: 3000 })
  expect(askedUntil(1)).toEqual({ isThere: false, asked: 3000 })
})

it('stores many short lists', () => {
  const lists = new PostingLists()
  for (let list = 0; list < 50_000; list += 1) lists.add(list, list * 2)
  expect([0, 1, 49_999].map((list) => slotsOf(lists, list))).toEqual([[0], [2], [99_998]])
})
