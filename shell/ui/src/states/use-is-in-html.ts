import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True on the server, and while its HTML is hydrated; false in every rendering after that. */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
