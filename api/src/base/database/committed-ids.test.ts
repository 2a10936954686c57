import { beforeEach, describe, expect, it } from '@jest/globals'
import { CommittedIds } from './committed-ids.ts'

describe('committed ids', () => {
  let ids: CommittedIds
  beforeEach(() => {
    ids = new CommittedIds({ gapTimeoutMs: 1_000, maxGaps: 5 })
  })

  it('begin after existing rows, and wait for ids skipped shortly before', () => {
    ids.begin([10, 9, 7, 6, 4])
    expect([ids.newest, ids.missing]).toEqual([10, [8]])
  })

  it('wait for a skipped id until it becomes visible', () => {
    ids.begin([])
    ids.note([1, 3], 0)
    expect([ids.newest, ids.missing]).toEqual([3, [2]])
    ids.note([2, 4], 100)
    expect([ids.newest, ids.missing]).toEqual([4, []])
  })

  it('drop an id only when a read that began long after has not found it', () => {
    ids.begin([])
    ids.note([1, 3], 0)
    ids.note([], 999)
    expect(ids.missing).toEqual([2])
    ids.note([], 1_000)
    expect(ids.missing).toEqual([])
  })
})
