import { useDeferredValue } from 'react'

/**
 * True when a query failed while its screen is shown. A query that failed earlier, in a prefetch or on an
 * earlier visit, is refetched when the screen mounts: its old error would only flash.
 */
export function useHasFailed({ isError }: { isError: boolean }): boolean {
  const hadFailed = useDeferredValue(isError, false)
  return isError && hadFailed
}
