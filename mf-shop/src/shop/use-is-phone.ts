import { useSyncExternalStore } from 'react'

/** Below `theme.media.tablet`. */
const phone = '(width < 48rem)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const matches = () => matchMedia(phone).matches

/** True on a screen as narrow as a phone's, for what differs by more than its style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, matches, matches)
}
