import { expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useHasFailed } from './use-has-failed.ts'

/** The values of all renders. */
function watch(isError: boolean) {
  const seen: boolean[] = []
  const { rerender } = renderHook((props: { isError: boolean }) => seen.push(useHasFailed(props)), {
    initialProps: { isError },
  })
  return { seen, change: (next: boolean) => rerender({ isError: next }) }
}

it('is false when a screen opens after an old failure, and true once it fails itself', () => {
  const { seen } = watch(true)
  expect([seen[0], seen.at(-1)]).toEqual([false, true])
})

it('is false at once when the query is refetched or changed', () => {
  const { seen, change } = watch(false)
  change(true)
  expect(seen.at(-1)).toBe(true)
  seen.length = 0
  change(false)
  expect(seen).not.toContain(true)
})
