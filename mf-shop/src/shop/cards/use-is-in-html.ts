import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True on the server, and while its HTML is taken over. */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
