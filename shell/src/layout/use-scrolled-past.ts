import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** True once the page is scrolled more than so many CSS pixels; renders again only when that changes. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribe, () => scrollY > pixels)
}
