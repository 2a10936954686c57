import { useSyncExternalStore } from 'react'

const coarse = '(pointer: coarse)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(coarse)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const matches = () => matchMedia(coarse).matches

/** True where a finger points: on a device that opens UPI apps itself and cannot scan its own screen. */
export function useIsCoarsePointer(): boolean {
  return useSyncExternalStore(subscribe, matches, matches)
}
