import { expect, it } from '@jest/globals'
import { LargeTotals } from './large-totals.ts'

const start = Date.parse('2026-11-21T12:00:00Z')

/** A list whose rows are counted, and the number of counts. */
function listOf(rows: number) {
  const list = { rows, counts: 0, time: start }
  const totals = new LargeTotals({ now: () => new Date(list.time) })
  const read = (name = 'audit') =>
    totals.read(name, async () => {
      list.counts += 1
      return list.rows
    })
  return { list, read }
}

it('counts a small list every time', async () => {
  const { list, read } = listOf(9_999)
  expect(await read()).toBe(9_999)
  list.rows = 3
  expect([await read(), list.counts]).toEqual([3, 2])
})

it('counts a large list once in half a minute, each list separately', async () => {
  const { list, read } = listOf(10_000)
  await read()
  list.rows = 10_001
  list.time = start + 29_999
  expect([await read(), list.counts]).toEqual([10_000, 1])
  expect([await read('proofs'), list.counts]).toEqual([10_001, 2])
  list.time = start + 30_000
  expect([await read(), list.counts]).toEqual([10_001, 3])
})
