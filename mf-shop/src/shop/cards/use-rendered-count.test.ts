import { expect, it } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { useRenderedCount } from './use-rendered-count.ts'

function countsOf(total: number) {
  const counts: number[] = []
  const { rerender } = renderHook(
    ({ total: wanted }) => {
      counts.push(useRenderedCount(wanted))
    },
    { initialProps: { total } },
  )
  return { counts, change: (wanted: number) => rerender({ total: wanted }) }
}

it('starts with what a phone shows, and ends with all of them', async () => {
  const { counts } = countsOf(50)
  await waitFor(() => expect(counts.at(-1)).toBe(50))
  expect(counts[0]).toBe(4)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

it('waits for a list that is loading', async () => {
  const { counts, change } = countsOf(0)
  change(50)
  expect(counts).toContain(4)
  await waitFor(() => expect(counts.at(-1)).toBe(50))
})

it('shows the next page at once when the first was complete', async () => {
  const { counts, change } = countsOf(50)
  await waitFor(() => expect(counts.at(-1)).toBe(50))
  const seen = counts.length
  change(20)
  change(50)
  expect(counts.slice(seen)).toEqual([20, 50])
})
