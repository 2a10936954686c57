import { expect, it } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { useHasFailed } from './use-has-failed.ts'

/** Everything a screen saw, render by render. */
function watch(isError: boolean) {
  const seen: boolean[] = []
  const { rerender } = renderHook((props: { isError: boolean }) => seen.push(useHasFailed(props)), {
    initialProps: { isError },
  })
  return { seen, change: (next: boolean) => rerender({ isError: next }) }
}

it('does not open a screen with a failure, and shows it once it is there', () => {
  const { seen } = watch(true)
  expect([seen[0], seen.at(-1)]).toEqual([false, true])
})

it('is over at once when the query is asked again, or another one is', () => {
  const { seen, change } = watch(false)
  change(true)
  expect(seen.at(-1)).toBe(true)
  seen.length = 0
  change(false)
  expect(seen).not.toContain(true)
})
