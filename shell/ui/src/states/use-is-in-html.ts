import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True on the server, and while its HTML is hydrated; false in every render after that. */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
