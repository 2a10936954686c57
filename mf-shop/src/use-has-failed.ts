import { useDeferredValue } from 'react'

/**
 * True once a query failed for the screen that shows it. One that failed before, asked ahead of the screen or on an
 * earlier visit, is asked again as soon as the screen is there: its old failure would only be seen to go.
 */
export function useHasFailed({ isError }: { isError: boolean }): boolean {
  const hadFailed = useDeferredValue(isError, false)
  return isError && hadFailed
}
